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
  | 'FLEET_PAPER'

interface PurposeRules {
  /**
   * Largest file; undefined where only the request limits it: pictures of papers above 2 MB get a warning and are
   * accepted (docs/behaviour/file.md).
   */
  limit: { bytes: number; message: string } | undefined
  /** Type of a file by its content; undefined for one that the purpose does not accept. */
  typeOf(content: Uint8Array): FileType | undefined
  formatMessage: string
  /** Permissions of which a sender needs one; left out where every caller may send. */
  needs?: readonly [Permission, ...Permission[]]
  /** Whether captains may send it as well, who hold no permission of a company. */
  captains?: true
  /** Permissions that open such files: each reads the records that hold them. */
  readers: readonly Permission[]
  /** Whether a company stores equal content only once, under one link. */
  once?: boolean
  /** Longer side of a stored picture in pixels, where a machine must read small print. */
  longest?: number
  /**
   * Whether it is a licence or an identity card: few people may view it, no link opens it, and each view is recorded.
   */
  paper?: true
}

/** Pixels of the longer side of an A4 page at 300 dots an inch. */
const PAGE = 3600

const paper: PurposeRules = {
  readers: [],
  limit: undefined,
  typeOf: imageTypeOf,
  formatMessage: fileTexts.imageFormat,
  paper: true,
}

/** Purposes of uploads (docs/behaviour/file.md). A new one also says in the queries which rows still need its files. */
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
    needs: ['chain:companywaybill:edit', 'chain:companywaybill:add', 'chain:owntrip:edit', 'chain:punch:add'],
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
  FLEET_PAPER: {
    ...paper,
    limit: { bytes: 5 * 1024 * 1024, message: fileTexts.fleetPaperSize },
    formatMessage: fileTexts.fleetPaperFormat,
    needs: ['chain:basedata:edit'],
    captains: true,
    readers: ['chain:basedata:get'],
  },
  WAYBILL_IMPORT: {
    limit: undefined,
    typeOf: workbookTypeOf,
    formatMessage: fileTexts.workbookFormat,
    readers: ['chain:companywaybill:add'],
  },
  // Sheets of people and of trucks alike: the permission to read one depends on the kind of import, which is unknown
  // here.
  DATA_IMPORT: { limit: undefined, typeOf: workbookTypeOf, formatMessage: fileTexts.workbookFormat, readers: [] },
}

export const isPaper = (purpose: FilePurpose): boolean => filePurposes[purpose].paper === true
