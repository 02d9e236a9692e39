import type { Actor } from '../../../kernel/command/actor.js'
import type { NamedFile, PresetFiles } from '../../export/index.js'
import { type Delivery, deliveredPreset, loadingPreset, type Search } from './presets.js'

/** Spreadsheets of waybills that are answered at once; ROWS_REFUSED above 100,000 rows (docs/behaviour/waybill.md). */
export class WaybillExportService {
  constructor(private readonly files: PresetFiles) {}

  loading(actor: Actor, search: Search): Promise<NamedFile> {
    return this.files.make(actor, loadingPreset, search)
  }

  delivered(actor: Actor, delivery: Delivery): Promise<NamedFile> {
    return this.files.make(actor, deliveredPreset, delivery)
  }
}
