import type { Permission } from '../../../kernel/command/permissions.js'
import { documentTypeOf, type FileType, imageTypeOf, invoiceTypeOf, workbookTypeOf } from './file-type.js'
import { fileTexts } from './texts.js'

export type FilePurpose =
  | 'REGISTRATION'
  | 'COMPANY_AUTH'
  | 'AVATAR'
  | 'WAYBILL_IMPORT'
  | 'DATA_IMPORT'
  | 'WAYBILL_PICTURE'
  | 'TICKET_PICTURE'
  | 'PAYMENT_PICTURE'
  | 'INVOICE'
  | 'CONTRACT'
  | 'SETTLEMENT_PAPER'
  | 'RESCUE_PROOF'

interface PurposeRules {
  /** Undefined: as large as a request may be. 000 §5 warns above 2 MB and takes the picture all the same. */
  limit: { bytes: number; message: string } | undefined
  /** What a file is by its content; undefined when it is nothing that is taken for this. */
  typeOf(content: Uint8Array): FileType | undefined
  formatMessage: string
  /** Who may send one: whoever has any of these; without the list, whoever may call. */
  needs?: readonly [Permission, ...Permission[]]
  /** Permissions to read the records that such files belong to: whoever has any of these opens them. */
  readers: readonly Permission[]
  /** The same content sent again by the same company is one file under one link. */
  once?: boolean
  /** Longer side of a picture as it is kept, in pixels, where machines read what is printed small on it. */
  longest?: number
  /** Licences and identity cards: shown to few people and to no link, and each look is kept. */
  paper?: true
}

/** A page of A4 at 300 dots an inch has as many. */
const PAGE = 3600

const paper: PurposeRules = {
  readers: [],
  limit: undefined,
  typeOf: imageTypeOf,
  formatMessage: fileTexts.imageFormat,
  paper: true,
}

/** What may be uploaded for what (000 §5, 001 §5). A new purpose also says in the queries what still needs its files. */
export const filePurposes: Record<FilePurpose, PurposeRules> = {
  REGISTRATION: paper,
  COMPANY_AUTH: paper,
  RESCUE_PROOF: {
    ...paper,
    longest: PAGE,
    limit: { bytes: 5 * 1024 * 1024, message: fileTexts.proofSize },
    needs: ['platform:rescue:add'],
    readers: ['platform:rescue:get'],
  },
  AVATAR: {
    limit: { bytes: 500 * 1024, message: fileTexts.avatarSize },
    typeOf: imageTypeOf,
    formatMessage: fileTexts.avatarFormat,
    readers: ['sys:user:index', 'sys:user:get'],
  },
  WAYBILL_PICTURE: {
    limit: { bytes: 5 * 1024 * 1024, message: fileTexts.pictureSize },
    typeOf: imageTypeOf,
    formatMessage: fileTexts.pictureFormat,
    needs: ['chain:companywaybill:edit', 'chain:companywaybill:add'],
    readers: ['chain:companywaybill:get'],
    once: true,
  },
  TICKET_PICTURE: {
    limit: { bytes: 5 * 1024 * 1024, message: fileTexts.ticketPictureSize },
    typeOf: imageTypeOf,
    formatMessage: fileTexts.ticketPictureFormat,
    needs: ['chain:companyticket:add', 'chain:companyticket:edit'],
    readers: ['chain:companyticket:get'],
  },
  PAYMENT_PICTURE: {
    limit: { bytes: 5 * 1024 * 1024, message: fileTexts.paymentPictureSize },
    typeOf: imageTypeOf,
    formatMessage: fileTexts.paymentPictureFormat,
    needs: ['chain:companypayment:add', 'chain:companypayment:edit'],
    readers: ['chain:companypayment:get'],
  },
  INVOICE: {
    longest: PAGE,
    limit: { bytes: 5 * 1024 * 1024, message: fileTexts.invoiceSize },
    typeOf: invoiceTypeOf,
    formatMessage: fileTexts.invoiceFormat,
    needs: ['chain:companypayment:add', 'chain:companypayment:edit'],
    readers: ['chain:companypayment:get'],
  },
  CONTRACT: {
    longest: PAGE,
    limit: { bytes: 5 * 1024 * 1024, message: fileTexts.contractSize },
    typeOf: documentTypeOf,
    formatMessage: fileTexts.contractFormat,
    needs: ['chain:payee:audit'],
    readers: ['chain:basedata:get'],
  },
  SETTLEMENT_PAPER: {
    longest: PAGE,
    limit: { bytes: 5 * 1024 * 1024, message: fileTexts.settlementPaperSize },
    typeOf: documentTypeOf,
    formatMessage: fileTexts.settlementPaperFormat,
    needs: ['chain:garbagecustomersales:edit'],
    readers: ['chain:garbagecustomersales:get'],
  },
  WAYBILL_IMPORT: {
    limit: undefined,
    typeOf: workbookTypeOf,
    formatMessage: fileTexts.workbookFormat,
    readers: ['chain:companywaybill:add'],
  },
  // Sheets of people and of trucks alike: who may read one depends on what it brings in, which is not said here.
  DATA_IMPORT: { limit: undefined, typeOf: workbookTypeOf, formatMessage: fileTexts.workbookFormat, readers: [] },
}

export const isPaper = (purpose: FilePurpose): boolean => filePurposes[purpose].paper === true
