### Where the things on the cards come from; a pack may name countries that are not listed.

ak-country = { $key ->
    [Unknown] Origin unknown
   *[other] { $name }
}
