const UNSEEN = /[\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu
/** Signs between the parts of plates and numbers that some people write and others leave out. */
const BETWEEN = /[·•‧∙⋅・._\-‐‒–—―−]/g
const OPENING = /[[{【〔〖「『《〈]/g
const CLOSING = /[\]}】〕〗」』》〉]/g

/** Form of a text for searches in rows of the page: as the server compares names, and without dots and dashes. */
export const looseForm = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(UNSEEN, '')
    .replace(BETWEEN, '')
    .replace(OPENING, '(')
    .replace(CLOSING, ')')
    .toLowerCase()
