"""The skins of buttons, panels and sliders, the icons, and lettering as pictures."""
