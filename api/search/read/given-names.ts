/** Given names by which a lower-case text shows that it names a person: those that are no ordinary words. Data: folded. */
export const givenNames: ReadonlySet<string> = new Set(
  (
    "aaron adam akira alan alexander alexandra alice allan amanda amy andrea andreas andrew angela anna anne anthony antonia antonio " +
    "barbara benjamin bernard brian bruce carlos carol caroline catherine charles charlotte chris christian christine christopher claire claudia craig " +
    "daniel david deborah denis dennis diana diane donald douglas edward elena elizabeth emily emma eric erica eva evelyn " +
    "fabio felipe fernando francesca francis francisco francois frank franz fred frederick gabriel gary geoffrey george gerald gerard gordon gregory " +
    "hannah hans harold heather helen helena henry hiroshi howard hugh iain ian isabel jacob jacqueline jacques james jane janet jason javier jean jeffrey jennifer jessica joan joanna john jonathan jorge jose joseph joshua juan judith julia julian julie jurg " +
    "karen karl kate katherine kathleen kathryn katja kazuhiro keith kenji kenneth kevin klaus kristina larry laura laurence lawrence leonard linda lisa louis louise lucia luis " +
    "manuel marc marco margaret maria marie mario martha martin masayuki matthew melanie michael michel michelle midori miguel mitsuhiro mohan monica murdoch " +
    "nancy natalia nathan nicholas nicola nicole nigel norman oliver olga oscar pablo pamela patricia patrick paul paula paulo pedro peter philip philippe pierre " +
    "rachel rafael ralph raymond rebecca richard robert roberto roger roland ronald russell ruth samuel sandra sarah scott sean sebastian sergei sergio sharon shigeaki simon snezhana sophie stefan stephan stephanie stephen steven stuart susan susanne sylvia " +
    "takashi teresa theodore thomas timothy toru ursula valerie victor victoria vincent virginia walter wendy werner william wolfgang yasushi yoshinori yukio yvonne"
  ).split(" "),
);
