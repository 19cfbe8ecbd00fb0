heaps-seat = Player { $number }
heaps-say-take = { $seat } takes { $stones ->
    [one] a stone
   *[other] { $stones } stones
} from heap { $heap }.
heaps-told = Heap { $heap } has { $left ->
    [0] no stone
    [one] one stone
   *[other] { $left } stones
} left.
heaps-question = { $seat }: take stones from one heap.
heaps-refused = “{ $text }” cannot be taken; name a heap and how many of its stones, such as a2.
heaps-position = “{ $text }” is not a position; write the three heaps and the seat to act: 3 4 5 0.
heaps-reason = { $seat } took the last stone.
cli-heaps = Say which action of Heaps wins.
heaps-help-stones = The stones of the three heaps.
heaps-wins = { $action } wins.
heaps-wins-none = No action wins.
heaps-length = { $count ->
    [one] One action was played.
   *[other] { $count } actions were played.
}
