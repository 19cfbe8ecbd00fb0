### Lessons: a first game of each game, step by step.

lesson-over = The lesson is over.

## Arkantar

lesson-arkantar-slide-teach = A Move slides a piece in a straight line as far as it can go; it cannot stop short.
lesson-arkantar-slide-task = Move your Medium Knight from d3 in any direction.
lesson-arkantar-slide-close = It slid on until a Wall, a piece or the edge stopped it.
lesson-arkantar-build-teach = To stop where you want, raise a Wall: Build turns any empty Path, anywhere, into a Wall.
lesson-arkantar-build-task = Build a Wall on d6, then slide the Knight up to d5.
lesson-arkantar-build-then = The Wall is up. Now slide the Knight up to d5.
lesson-arkantar-build-close = Your own Wall stopped the Knight on d5. Build before you Move: after a Move, no tile can be flipped that turn.
lesson-arkantar-break-teach = At the start, Walls shut both armies in. Break flips a Wall next to one of your pieces back to Path.
lesson-arkantar-break-task = Break the Wall on d2, in front of your Monarch.
lesson-arkantar-break-close = The Wall on d2 fell and the way is open. You have two actions left.
lesson-arkantar-end-teach = A turn has one, two or three actions; you may stop after one.
lesson-arkantar-end-task = End your turn here.
lesson-arkantar-end-close = White answered with Walls on d5 and e4 and stopped too. Now it is your turn again.
lesson-arkantar-line-teach = You can break a straight line of Walls that starts next to your piece, one by one, nearest first.
lesson-arkantar-line-task = Break c2, then c3, then c4.
lesson-arkantar-line-then = Keep going: break the next Wall of the line, up to c4.
lesson-arkantar-line-close = Three Walls fell in one turn. Your third action ended it, and White’s Monarch ran to g7.
lesson-arkantar-capture-teach = If the slide ends at an enemy that your piece can take, it may go one tile further and take it.
lesson-arkantar-capture-task = Take the Medium Knight on c5 with your Large Knight.
lesson-arkantar-capture-close = Your Large Knight took the Medium one and stands on c5. A capture ends your turn at once.
lesson-arkantar-cannot-teach = Not every piece can take every other: a Large Knight cannot take a Small one and stops in front of it.
lesson-arkantar-cannot-task = Slide your Large Knight to the right, towards the Small Knight on f3.
lesson-arkantar-cannot-close = It stopped on e3, in front of the Small Knight, which could take it there.
lesson-arkantar-beside-teach = A capture needs no run-up: an adjacent enemy can be taken.
lesson-arkantar-beside-task = Take the Large Knight on d5 with your Small Knight beside it.
lesson-arkantar-beside-close = Your Small Knight took the Large one: Small beats Large.
lesson-arkantar-circle-teach = Large beats Medium, Medium beats Small, Small beats Large; each takes its own size, and all take a Monarch.
lesson-arkantar-circle-task = Two of your Knights reach the Large Knight on d4. Take it with the one that can.
lesson-arkantar-circle-close = Right: the Small Knight took it. The Medium one would have had to stop in front of it.
lesson-arkantar-circle-lure = A Medium Knight does not beat a Large one: it would stop on c4, in front of it. Take it with your other Knight.
lesson-arkantar-ransom-teach = When your Monarch takes a Knight, one of your captured Knights may come back on the tile where the Monarch started the turn.
lesson-arkantar-ransom-task = Take the Small Knight on d4 with your Monarch, and ransom the Large Knight.
lesson-arkantar-ransom-close = Your Monarch took the Small Knight, and the Large Knight came back on d1.
lesson-arkantar-win-teach = Take the enemy Monarch and you win.
lesson-arkantar-win-task = Only the Wall on d5 stands between your Large Knight and the Monarch on d7. Break it, take the Monarch, and win!
lesson-arkantar-win-then = The way is open: take the Monarch on d7 with your Large Knight, and win!
lesson-arkantar-win-close = You took the Monarch and won. That was the whole game: now play one.

## Ankh’or

lesson-ankhor-take-teach = On your turn you take three tokens or buy a tile. The markers above a column say what its tile costs.
lesson-ankhor-take-task = Column 1 costs blue and green. Take a blue token, a green one and an ankh.
lesson-ankhor-take-close = You took the three tokens and can now pay for column 1. Three tokens are worth a point: the laurel shows your points. Your opponent took tokens too.
lesson-ankhor-buy-teach = A bought tile goes into your own domain at once. The gap in the offer stays.
lesson-ankhor-buy-task = Buy the green falcon of column 1 as your first tile.
lesson-ankhor-buy-close = The green falcon became the first tile of your domain; its place in column 1 stays empty. You paid with two tokens, so the point for three is gone.
lesson-ankhor-animals-teach = Base tiles touch along their sides. Touching animals of the same kind form a group: a point for each.
lesson-ankhor-animals-task = Buy the white falcon of column 1 and place it beside your red falcon.
lesson-ankhor-animals-close = Two falcons touch, whatever their colours: their group is worth two points now.
lesson-ankhor-up-teach = A tile may lie on four tiles if one of them has its colour. Built up, it costs one marker less.
lesson-ankhor-up-task = Build the green jackal of column 5 on your four tiles, and choose the marker to save.
lesson-ankhor-up-close = The jackal touches all four tiles below it: you have a group of four green tiles, and two jackals.
lesson-ankhor-bonus-teach = Each tile in a colour group of two or more is worth a point; a group of five or more earns a bonus token, three points.
lesson-ankhor-bonus-task = Four of your tiles are green. Buy the green tile of column 1 and make them five.
lesson-ankhor-bonus-close = The fifth green tile earned you a bonus token. If the group ever breaks, it goes back.
lesson-ankhor-refresh-teach = An ankh pays for a refresh: with two players the leftmost tile leaves, the others slide, and the gaps are filled from a pile.
lesson-ankhor-refresh-task = Refresh the offer, from whichever pile you like.
lesson-ankhor-refresh-close = Tiles have slid to other prices. Your main action is still to come: an ankh action is extra.
lesson-ankhor-move-teach = An ankh can also move one of your tiles, if it carries no other.
lesson-ankhor-move-task = Move the blue scarab beside the blue jackal.
lesson-ankhor-move-close = The two blue tiles now touch: two more points, and no resource spent.
lesson-ankhor-warehouse-teach = A warehouse comes with a token of its colour and stores one beyond your limit, as long as nothing covers it.
lesson-ankhor-warehouse-task = Buy the red warehouse of column 4.
lesson-ankhor-warehouse-close = The warehouse came with a red token, which lies on it. You may spend it like any other.
lesson-ankhor-scribe-teach = A scribe gives you a complete bonus turn at once.
lesson-ankhor-scribe-task = Buy the green scribe of column 3, then the red falcon of column 1.
lesson-ankhor-scribe-then = It is your turn again: now buy the red falcon of column 1.
lesson-ankhor-scribe-close = You bought two tiles before your opponent could play.
lesson-ankhor-limit-teach = At the end of a turn you keep at most five resources and two ankhs; the rest goes back.
lesson-ankhor-limit-task = You hold four resources. Take two red tokens and an ankh, then give one resource back.
lesson-ankhor-limit-then = You hold six resources now: give one of them back.
lesson-ankhor-limit-close = You kept five resources and an ankh. Ankhs taken this turn can be spent from your next turn on.
lesson-ankhor-end-teach = When someone places a 13th tile, this round is the last. Then points are counted.
lesson-ankhor-end-task = You have twelve tiles. Buy the blue desert and place it so that your blue tiles become a group of five.
lesson-ankhor-end-close = The fifth blue tile earned you a bonus token. You played last in the round, so the game is over.

## Ancient Knowledge

lesson-ak-create-teach = CREATE plays a card. A monument enters your timeline on its starting space, with knowledge on it.
lesson-ak-create-task = CREATE { $monument } on space 4, its starting space.
lesson-ak-create-close = { $monument } cost nothing and stands on space 4 with four knowledge. You have one more action.
lesson-ak-artifact-teach = Artifacts stay on your board. After two actions comes the timeline phase, then every monument slides one space towards its decline.
lesson-ak-artifact-task = CREATE the artifact { $artifact } as your second action.
lesson-ak-artifact-close = The timeline effect of { $monument } drew a card, and then it slid to space 3. Your opponent has played too; it is your turn.
lesson-ak-distance-teach = Each space away from its starting space costs a card from your hand. A lit space tells: cards to pay, knowledge, turns until decline, knowledge lost then.
lesson-ak-distance-task = Give { $monument } more time: CREATE it on space 6, then discard two cards for it.
lesson-ak-distance-then = Now discard two cards to pay for the distance.
lesson-ak-distance-close = Two cards paid for the distance, and { $monument } stands on space 6: it will stay two turns longer.
lesson-ak-learn-teach = LEARN takes a face-up technology. One of level I does something at once.
lesson-ak-learn-task = LEARN { $technology }: it removes one knowledge from each of your pyramids.
lesson-ak-learn-close = One knowledge was removed from each pyramid, and { $technology } lies in your collection.
lesson-ak-requirement-teach = Some technologies have a requirement. Monuments count for it only once they are in your Past.
lesson-ak-requirement-task = Two pyramids are in your Past: LEARN { $technology }.
lesson-ak-requirement-close = You drew three cards, thanks to two pyramids that declined long ago.
lesson-ak-archive-teach = Knowledge still on a monument when it declines is lost, and each one lost costs you a point. ARCHIVE removes one knowledge for each card you discard.
lesson-ak-archive-task = The pyramid on space 1 declines this turn with two knowledge. ARCHIVE, and discard both your cards.
lesson-ak-archive-then = Now discard both your cards: each removes one knowledge.
lesson-ak-archive-close = All the pyramid’s knowledge was removed; it went to your Past, and nothing was lost.
lesson-ak-excavate-teach = EXCAVATE rotates straight monuments in your Past and draws two cards for each.
lesson-ak-excavate-task = EXCAVATE both straight monuments in your Past in one go.
lesson-ak-excavate-close = Both monuments were rotated, and you drew four cards. Rotated monuments still count for everything, but cannot be rotated again.
lesson-ak-decline-teach = In the decline phase, what is on space 1 goes to the Past, and the rest slides. This time nothing is saved.
lesson-ak-decline-task = Take your last action: SEARCH, which draws a card.
lesson-ak-decline-close = You lose two knowledge: minus two points. The other monuments slid towards space 1.
lesson-ak-react-teach = Anytime effects react to what you do, as long as their card is in play.
lesson-ak-react-task = { $monument } reacts to artifacts: CREATE the artifact { $artifact }.
lesson-ak-react-close = { $monument } removed one knowledge and drew a card. Look for chains like this.
lesson-ak-middle-teach = When the first Past reaches seven monuments, one of the level I tiles is turned to level II for the rest of the game.
lesson-ak-middle-task = SEARCH as your last action; your seventh monument declines. Then choose the tile to turn.
lesson-ak-middle-then = Your Past has seven monuments. Now choose the tile to turn.
lesson-ak-middle-close = Your seventh monument declined, and the tile was turned: more level II technologies are on the table, and those are points.
lesson-ak-end-teach = When a Past has fourteen monuments, the game ends with that round.
lesson-ak-end-task = You are the last player of the round. SEARCH, and let your fourteenth monument decline.
lesson-ak-end-close = Your fourteenth monument ended the game. Points came from the Past, from technologies, and one from the monument left, minus lost knowledge. Now play a whole game.

## Ancient Knowledge solo

lesson-solo-time-teach = In a solo game you play against the Time card. It takes up a place in the timeline and slides with your monuments.
lesson-solo-time-task = The Time card lies on space 4. CREATE { $monument } there, above it.
lesson-solo-time-close = { $monument } stands above the Time card, and they travel together. When the Time card leaves, what stands above it drops.
lesson-solo-coffer-teach = A coffer under your board is an effect: use it once, at any moment of your turn.
lesson-solo-coffer-task = Use the coffer { $coffer } and LEARN any level I technology, whatever it requires.
lesson-solo-coffer-then = Now LEARN any level I technology.
lesson-solo-coffer-close = You learned the technology, and the coffer was used up. It cost no action.
lesson-solo-die-teach = After each turn the die takes away a technology: 1 to 3 are the places of tile 1, 4 to 6 those of tile 2.
lesson-solo-die-task = Finish the turn with a SEARCH, and watch the die.
lesson-solo-die-close = The die took the technology on its place. Learn what you need before the die does.
lesson-solo-leaves-teach = From space 1 the Time card leaves the timeline; it comes back on space 6 twice.
lesson-solo-leaves-task = SEARCH as your last action of this turn.
lesson-solo-leaves-close = The Time card left and came back on space 6: one pass of three is over.
lesson-solo-objective-teach = A coffer on your board is an objective. All of them must be met when time runs out.
lesson-solo-objective-task = The objective of the coffer { $coffer } asks for five monuments in your timeline. CREATE { $monument } on space 4.
lesson-solo-objective-close = Five monuments stand in your timeline: the objective is met now. What counts is whether it is met at the end.
lesson-solo-end-teach = When the Time card leaves for the third time, the game ends at once, and the objectives are checked.
lesson-solo-end-task = This is your sixteenth turn, and five monuments stand in your timeline. SEARCH as your last action.
lesson-solo-end-close = The Time card left for the third time, and the objective was met: you won the game, and your points are recorded. Try a challenge.
