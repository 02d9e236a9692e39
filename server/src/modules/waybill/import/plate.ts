import { folded } from '../../import/index.js'

/** A plate without what people put between its parts. */
export const plateOf = (text: string): string => folded(text).replace(/[·•・.\-_]/g, '')
