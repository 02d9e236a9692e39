import type { Actor } from '../../../kernel/command/actor.js'
import { DomainError } from '../../../kernel/errors.js'
import { invoiceOnPicture } from '../../../platform/einvoice/facts.js'
import { type InvoiceReading, readInvoice } from '../../../platform/einvoice/read-invoice.js'
import type { Ocr } from '../../../platform/ocr/ocr.js'
import { pictureTypeOf } from '../../../platform/pictures/picture-type.js'
import { refuseUnread } from '../../company/index.js'
import type { FileService } from '../../file/index.js'
import { invoiceReadingTexts as texts } from './texts.js'

/** Reads uploaded invoices for the form that enters them; readings are not stored. */
export class InvoiceReadingService {
  constructor(
    private readonly files: FileService,
    private readonly ocr: Ocr,
  ) {}

  /**
   * Reading of an invoice. NOT_FOUND for a link to anything but an invoice that the company has uploaded;
   * INVOICE_UNREADABLE for a file or picture of something else.
   */
  async read(actor: Actor, fileUrl: string): Promise<InvoiceReading> {
    actor.assert('chain:companypayment:add')
    const content = await this.files.contentOf(actor, fileUrl, 'INVOICE')
    if (!content) throw new DomainError('NOT_FOUND', { what: texts.file })
    const reading = await (pictureTypeOf(content) ? this.onPicture(content) : readInvoice(content))
    if (!reading) throw new DomainError('INVOICE_UNREADABLE')
    return reading
  }

  /** Facts in an invoice's document; undefined for a picture, a missing file, and a file that is no invoice. */
  async document(actor: Actor, fileUrl: string): Promise<InvoiceReading | undefined> {
    const content = await this.files.contentOf(actor, fileUrl, 'INVOICE')
    return content && !pictureTypeOf(content) ? readInvoice(content) : undefined
  }

  private async onPicture(picture: Uint8Array): Promise<InvoiceReading | undefined> {
    const runs = await this.ocr.readRuns(picture).catch(refuseUnread)
    return runs && invoiceOnPicture(runs)
  }
}
