import type { Actor } from '../../../kernel/command/actor.js'
import type { NamedFile, PresetFiles } from '../../export/index.js'
import { cardPreset, receiptPreset, settlementPreset } from './presets.js'

/** Spreadsheets of cards, receipts and settlements. */
export class ExportService {
  constructor(private readonly files: PresetFiles) {}

  waybillsByCards(actor: Actor, cardNos: string[]): Promise<NamedFile> {
    return this.files.make(actor, cardPreset, cardNos)
  }

  settlement(actor: Actor, settleId: string): Promise<NamedFile> {
    return this.files.make(actor, settlementPreset, settleId)
  }

  receipt(actor: Actor, giveCardNo: string): Promise<NamedFile> {
    return this.files.make(actor, receiptPreset, giveCardNo)
  }
}
