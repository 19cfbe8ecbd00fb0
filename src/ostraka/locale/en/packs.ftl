# Packs by owners: reading, finding, checking and writing them.
pack-problem = { $file }: { $reason }
pack-not-a-folder = { $path } is neither a folder nor a TOML file.
pack-no-files = The folder { $path } has no TOML files.
pack-many-files = The folder { $path } has too many files; a pack has at most { $most }.
pack-large = The files in { $path } are too large to be a pack; together they may have at most { $limit } bytes.
pack-file-large = The file is too large; a file of a pack has at most { $limit } bytes.
pack-link = This is not a plain file; a pack may not contain links or anything else that leads out of its folder.
pack-unreadable = The file cannot be read: { $detail }.
pack-deep = The file is nested too deeply to be part of a pack.
pack-empty = The pack contains nothing.
pack-name = “{ $name }” is not a name for a pack; use lower-case letters, digits and “-”.
pack-other-game = The pack is for the game “{ $game }”, not for “{ $wanted }”.
pack-none-taken = { $game } does not take packs.
pack-type = A pack must have been read from a folder; this is { $type }.
pack-missing = This needs the pack “{ $pack }” (version { $digest }), which is not here: give its folder with --pack FOLDER.
pack-other = This needs the pack “{ $pack }” in version { $digest }; the one in { $folder } is { $found }. Give the folder of the right one with --pack FOLDER.
pack-twice = The pack “{ $pack }” is given twice.
pack-title = { $title } ({ $name }, version { $digest })
pack-added = { $n ->
    [one] 1 card added: { $ids }
   *[other] { $n } cards added: { $ids }
}
pack-replaced = { $n ->
    [one] 1 card replaced: { $ids }
   *[other] { $n } cards replaced: { $ids }
}
pack-coffers = Coffers replaced: { $letters }
pack-challenges = Challenges replaced: { $numbers }
pack-with-heritage = The added cards are in the game only with Heritage.
pack-ample = With this many cards a game takes more memory, and its rules are compiled again at the first start.
pack-good = No mistakes.
pack-bad = { $n ->
    [one] 1 mistake. The pack cannot be used.
   *[other] { $n } mistakes. The pack cannot be used.
}
pack-written = An example has been written to { $folder }. Look at it with “{ $command }”.
pack-there = { $folder } already exists and was not changed.
