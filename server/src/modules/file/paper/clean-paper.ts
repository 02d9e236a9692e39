import { checked } from '../file/checked.js'

/** A picture of a paper as it would be kept; INVALID_INPUT for what is none. */
export const cleanPaper = async (content: Uint8Array, stranger?: string): Promise<Uint8Array> =>
  (await checked({ purpose: 'COMPANY_AUTH', content, stranger })).content
