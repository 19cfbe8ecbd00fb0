### The lobby: looking for somebody to play with.

web-lobby-sentence = Find someone for { $game }: { $clock }, { $strength }
web-lobby-game = Game
web-lobby-anyone = any strength
web-lobby-near = about my strength
web-lobby-find = Find someone
web-lobby-invite = Invite a friend
web-lobby-note = You sit down where someone is waiting for the same game, or your own table waits here. No hints between people.
web-lobby-waits = Your table is waiting. When someone sits down, the game opens here; meanwhile you can play a bot in another window.
web-lobby-found = Someone has sat down: the game begins.
web-lobby-show = Show the tables of
web-lobby-none = No table is waiting. Be the first: find someone.
web-lobby-yours = your table
web-lobby-no-hints = no hints
web-lobby-seats = { $taken } of { $of } seats taken
web-lobby-code = Do you have a code?
