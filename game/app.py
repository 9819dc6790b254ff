"""The program at the table: opens the window, runs the loop, holds the stack of scenes."""

from __future__ import annotations

import contextlib
import gc
import time
from pathlib import Path

import pygame

from game import crash, hand_over, in_effect, log, paths, saves, settings, words
from game.audio import Mixer, SoundState
from game.canvas import Canvas
from game.input import translate
from game.motion import SPEEDS, Motion
from game.pictures import Pictures
from game.scene import Scene
from game.scenes.trouble import TroubleScene
from game.second_press import SecondPress
from game.settings import Settings
from game.signals import FocusLost, KeyPressed, PointerMoved, PointerPressed, Resized, Signal
from game.stage import Stage
from game.text import text_cache
from game.transition import Transition

RATE, RATE_BEHIND, RATE_HIDDEN = 60, 30, 5
STILL_AFTER = 1.0
"""Seconds without an event or a drawn frame, after which half the frames will do."""
LONGEST_FRAME = 0.05
ROOMY = (1600, 900)
"""The first window on a desktop that has room for it."""
MIXER_EVERY = 1 / 31
RESIZE_PAUSE = 0.15
"""Seconds without a new size before everything is laid out anew, while an edge is being dragged."""


class App:
    """Everything a scene may ask for: stage, pictures, settings, sound, and the other scenes."""

    def __init__(self, wishes: Settings | None = None, size: tuple[int, int] | None = None) -> None:
        self.settings, self.settings_sound = (
            (wishes, True) if wishes else settings.load(paths.settings_file())
        )
        self.keeps_settings = wishes is None
        first_start = self.keeps_settings and not paths.settings_file().exists()
        pygame.font.init()
        self.pictures = Pictures(paths.asset("art", "made"))
        self.mixer = Mixer()
        in_effect.dress(self.settings, self.pictures, self.mixer)
        self.stage = Stage(
            words.words("common.name"),
            size or (self.settings.window_width, self.settings.window_height),
            self.settings.text_size / 100,
        )
        self.stage.dress(paths.asset("art", "made", "icon", "hustings-64.png"))
        self.pictures.forget(self.stage.space.scale)
        self.scenes: list[Scene] = []
        self._second_press = SecondPress()
        self.running = True
        self.in_front = True
        self.hidden = False
        self.pointer = (-1.0, -1.0)
        self.frames = 0
        self._still_for = 0.0
        self.seed: int | None = None
        """Where the chance of the next match begins; None is a secret beginning."""
        self._transition: Transition | None = None
        self._resize_in: float | None = None
        self._hand = False
        self._unheard = 0.0
        self.takes_requests = False
        """Whether this is the copy that others hand their matches to."""
        self.told_of_damage = False
        """Whether the player knows that a part of the installation cannot be read."""
        self._next_look = hand_over.LOOK_EVERY
        if size is None:
            self._settle_on_desktop(first_start)

    def _settle_on_desktop(self, first_start: bool) -> None:
        """Full screen where that is wished, or where the smallest window would hang over the edge.

        The first window of all takes what a large desktop offers.
        """
        if first_start and self.stage.fitting(ROOMY) == ROOMY and self.stage.has_screen:
            self.settings = self.settings.but(window_width=ROOMY[0], window_height=ROOMY[1])
            self.stage.resize(ROOMY)
        if not self.stage.fits_desktop():
            self.settings = self.settings.but(full_screen=True)
        if self.settings.full_screen:
            self.stage.show_full_screen(True)

    # --- scenes -------------------------------------------------------------------------------------

    @property
    def scene(self) -> Scene:
        """The scene on top."""
        return self.scenes[-1]

    def push(self, scene: Scene) -> None:
        """Put a scene on top."""
        self._fade(scene.overlay)
        if self.scenes:
            self.scene.handle(FocusLost())
        self._open(scene)

    def pop(self) -> None:
        """Leave the scene on top; leaving the last one ends the program."""
        self._fade(self.scene.overlay)
        if self.scene.overlay:
            self._second_press.closed()
        self.scenes.pop().leave()
        if self.scenes:
            self.scene.layers.expose()
            self.scene.came_back()
        else:
            self.running = False

    def replace(self, scene: Scene) -> None:
        """Leave every scene and go to this one."""
        self._fade(False)
        while self.scenes:
            self.scenes.pop().leave()
        self._open(scene)

    def swap(self, scene: Scene) -> None:
        """Put a scene in the place of the one on top."""
        self._fade(False)
        self.scenes.pop().leave()
        self._open(scene)

    def _open(self, scene: Scene) -> None:
        scene.app = self
        scene.below = self.scenes[-1] if self.scenes else None
        self.scenes.append(scene)
        scene.rebuild()
        scene.enter()

    def _fade(self, overlay: bool) -> None:
        if self.frames and not overlay:
            self._transition = Transition(self.stage.surface, self.motion)

    # --- wishes -------------------------------------------------------------------------------------

    @property
    def motion(self) -> Motion:
        """The player's wishes about movement."""
        return Motion(SPEEDS[self.settings.speed], self.settings.reduced_motion)

    def apply(self, wishes: Settings, keep: bool = True) -> bool:
        """Take new settings into effect and (`keep`) write them. False when they could not be written."""
        before, self.settings = self.settings, wishes
        in_effect.dress(wishes, self.pictures, self.mixer)
        in_effect.fit_window(before, wishes, self.stage)
        if in_effect.looks_different(before, wishes):
            self.lay_out()
        return not (keep and self.keeps_settings) or settings.save(wishes, paths.settings_file())

    def lay_out(self) -> None:
        """Everything anew for the present size, text scale and language."""
        self.stage.refresh()
        self.pictures.forget(self.stage.space.scale)
        text_cache.clear()
        self._transition = None
        for scene in self.scenes:
            scene.handle(Resized())
            scene.rebuild()

    def point(self, hand: bool) -> None:
        """Show the pointer as a hand over what can be pressed or picked up, else as an arrow."""
        if hand is not self._hand:
            self._hand = hand
            with contextlib.suppress(pygame.error):  # there is no pointer without a screen
                pygame.mouse.set_cursor(pygame.SYSTEM_CURSOR_HAND if hand else pygame.SYSTEM_CURSOR_ARROW)

    def play_sound(self, name: str, pan: float = 0.0, volume: float = 1.0) -> None:
        """Make a sound; silently nothing when there is no device."""
        self.mixer.play(name, pan, volume)

    # --- the loop -----------------------------------------------------------------------------------

    def run(self, first: Scene) -> int:
        """Show `first` and go on until the player leaves. Gives back the exit code."""
        clock = pygame.time.Clock()
        self.push(first)
        collect_rarely()
        try:
            while self.running:
                dt = min(LONGEST_FRAME, clock.tick(self.rate) / 1000)
                try:
                    self.step(dt)
                except Exception as mistake:
                    self._own_up(mistake)
        finally:
            self.close()
        return 0

    def _own_up(self, mistake: Exception) -> None:
        """A mistake of ours stops the match where it stands and says so; a second one at once ends all."""
        if self.scenes and self.scene.name == TroubleScene.name:
            raise mistake
        written = log.record(mistake)
        self._transition = None
        self.scenes.clear()
        self._open(TroubleScene(crash.sentence(written, saves.owes()), written))

    def step(self, dt: float) -> bool:
        """One frame: events, time, drawing. True when something was drawn."""
        self._still_for += dt
        self._second_press.update(dt)
        for event in pygame.event.get():
            self._still_for = 0.0
            self._window_event(event)
            signal = translate(event, self.stage, self.pointer)
            if signal is not None and self.running:
                self._give(signal)
        if not self.running:
            return False
        self._settle_size(dt)
        self._take_requests(dt)
        self._listen(dt)
        self.scene.update(dt)
        drawn = self._draw(dt)
        if drawn:
            self._still_for = 0.0
            self.frames += 1
            if self.frames == 1:
                self._go_on_loading()
        return drawn

    def _go_on_loading(self) -> None:
        """What can wait until the first frame is seen: the sound."""
        log.note(f"first frame {time.time():.3f}")
        if self.mixer.state is SoundState.CLOSED:
            self.mixer.open()
        log.note(f"all loaded {time.time():.3f}, sound: {self.mixer.state.name.lower()}")

    def _listen(self, dt: float) -> None:
        """Let the mixer go on; thirty times a second is as smooth as an ear can tell."""
        self._unheard += dt
        if self._unheard >= MIXER_EVERY:
            self.mixer.update(self._unheard)
            self._unheard = 0.0

    def _take_requests(self, dt: float) -> None:
        """Do what a second copy of the program was asked for."""
        self._next_look -= dt
        if self._next_look > 0 or not self.takes_requests:
            return
        self._next_look = hand_over.LOOK_EVERY
        for match in hand_over.asked():
            log.note(f"asked by another copy to open {match or 'nothing'}")
            self.stage.come_forward(self.hidden)
            if match is not None:
                self.open_match(match)

    def open_match(self, path: Path) -> None:
        """Go to a match named from outside. The one on the table is saved, and is left; a file that cannot
        be opened is told of, and nothing is left.
        """
        from game.scenes import doors, overlay, title

        shut = doors.why_shut(path)
        if shut:
            self.push(overlay.notice(words.words("matches.cannot-open"), shut))
        else:
            self.replace(title.TitleScene(opens=path))

    def quit(self) -> None:
        """End the program after this frame."""
        self.running = False

    def close(self) -> None:
        """Leave every scene, close sound and window."""
        while self.scenes:
            self.scenes.pop().leave()
        self.mixer.close()
        self.stage.close()

    def _give(self, signal: Signal) -> None:
        if isinstance(signal, PointerMoved | PointerPressed):
            self.pointer = signal.at
        if isinstance(signal, KeyPressed) and signal.key == "f11" and not signal.repeat:
            self.apply(self.settings.but(full_screen=not self.settings.full_screen))
            return
        if not self._second_press.takes(signal):
            self.scene.handle(signal)
        self._second_press.handled()

    def _window_event(self, event: pygame.event.Event) -> None:
        kind = event.type
        if kind in (pygame.QUIT, pygame.WINDOWCLOSE):
            self.quit()
        elif kind == pygame.DROPFILE:  # let go over the window, or opened from the desktop of macOS
            self.open_match(Path(event.file))
        elif kind == pygame.WINDOWSIZECHANGED:
            self._resize_in = RESIZE_PAUSE if self.frames else 0.0
        elif kind == pygame.WINDOWEXPOSED and self.scenes:
            self.scene.layers.expose()
        elif kind in (pygame.WINDOWFOCUSGAINED, pygame.WINDOWFOCUSLOST):
            self.in_front = kind == pygame.WINDOWFOCUSGAINED
            self.mixer.set_in_front(self.in_front)
        elif kind in (pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN):
            self.hidden = True
        elif kind in (pygame.WINDOWRESTORED, pygame.WINDOWSHOWN, pygame.WINDOWMAXIMIZED):
            self.hidden = False

    def _settle_size(self, dt: float) -> None:
        """After the window's edge has come to rest: take the new size up and keep it in the settings."""
        if self._resize_in is None:
            return
        self._resize_in -= dt
        surface = self.stage.window.get_surface()
        if self._resize_in > 0 and surface.get_size() == self.stage.surface.get_size():
            return
        if self._resize_in > 0:
            self._stretch(surface)
            return
        self._resize_in = None
        if (
            surface.get_size() != (self.stage.space.width, self.stage.space.height)
            or surface is not self.stage.surface
        ):
            self.lay_out()
            width, height = self.stage.window.size
            if not self.stage.full_screen and self.keeps_settings:
                self.settings = self.settings.but(
                    window_width=max(1024, width), window_height=max(600, height)
                )
                settings.save(self.settings, paths.settings_file())

    def _stretch(self, surface: pygame.Surface) -> None:
        """While an edge is being dragged: the old picture, stretched, so that nothing is black."""
        pygame.transform.scale(self.stage.surface, surface.get_size(), surface)
        self.stage.show()

    def _draw(self, dt: float) -> bool:
        if self._resize_in is not None:
            return False
        stage = self.stage
        if self._transition is not None:
            self.scene.layers.expose()
        drawn = self.scene.layers.frame(stage.surface, stage.space, self.pictures)
        if self._transition is not None and not self._transition.draw(stage.surface, dt):
            self._transition = None
            self.scene.layers.expose()
        if drawn:
            stage.show()
        return drawn

    @property
    def rate(self) -> int:
        """Frames a second that the window deserves now: fewer behind others, or when all has been still."""
        if self.hidden:
            return RATE_HIDDEN
        resting = self._still_for > STILL_AFTER and not self.scene.at_work
        return RATE if self.in_front and not resting else RATE_BEHIND

    def snapshot(self, scene: Scene) -> pygame.Surface:
        """A scene drawn whole on a surface of its own, for what lies over it."""
        out = pygame.Surface(self.stage.surface.get_size(), 0, self.stage.surface)
        scene.layers.whole(Canvas(out, self.stage.space, self.pictures))
        return out


def collect_rarely() -> None:
    """Look for forgotten cycles seldom: a frame makes many small things that leave by themselves."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)
