const UNSEEN = /[\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu
/** What people put between the parts of plates and numbers. */
const BETWEEN = /[·•‧∙⋅・._\-‐‒–—―−]/g
const OPENING = /[[{【〔〖「『《〈]/g
const CLOSING = /[\]}】〕〗」』》〉]/g

/** A text as it is looked for among those that are on the page: as the server compares names and numbers, and whether dots and dashes stand in it or not. */
export const looseForm = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(UNSEEN, '')
    .replace(BETWEEN, '')
    .replace(OPENING, '(')
    .replace(CLOSING, ')')
    .toLowerCase()
