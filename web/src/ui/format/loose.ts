const UNSEEN = /[\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu
/** Signs between the parts of plates and numbers, which some write and others leave out. */
const BETWEEN = /[·•‧∙⋅・._\-‐‒–—―−]/g
const OPENING = /[[{【〔〖「『《〈]/g
const CLOSING = /[\]}】〕〗」』》〉]/g

/** Text as a page looks for it among what it holds: compared as the server compares names, and with or without dots and dashes. */
export const looseForm = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(UNSEEN, '')
    .replace(BETWEEN, '')
    .replace(OPENING, '(')
    .replace(CLOSING, ')')
    .toLowerCase()
