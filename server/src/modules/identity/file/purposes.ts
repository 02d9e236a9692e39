import { fileTexts } from './texts.js'

export type FilePurpose = 'REGISTRATION' | 'COMPANY_AUTH' | 'AVATAR'

interface PurposeRules {
  /** Undefined: as large as a request may be. 000 §5 warns above 2 MB and takes the picture all the same. */
  limit: { bytes: number; message: string } | undefined
  formatMessage: string
}

/** What may be uploaded for what (000 §5, 001 §5). A new purpose also says in the queries what still needs its files. */
export const filePurposes: Record<FilePurpose, PurposeRules> = {
  REGISTRATION: { limit: undefined, formatMessage: fileTexts.imageFormat },
  COMPANY_AUTH: { limit: undefined, formatMessage: fileTexts.imageFormat },
  AVATAR: { limit: { bytes: 500 * 1024, message: fileTexts.avatarSize }, formatMessage: fileTexts.avatarFormat },
}
