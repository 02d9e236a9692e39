import { Migration } from '@mikro-orm/migrations'
import { anomaly } from './anomaly.js'
import { command } from './command.js'
import { company } from './company.js'
import { excavator } from './excavator.js'
import { exporting } from './export.js'
import { file } from './file.js'
import { fleet } from './fleet.js'
import { identity } from './identity.js'
import { waybillImport } from './import.js'
import { payment } from './payment.js'
import { price } from './price.js'
import { project } from './project.js'
import { sessionChanges } from './session-changes.js'
import { settlement } from './settlement.js'
import { settlementLine } from './settlement-line.js'
import { task } from './task.js'
import { track } from './track.js'
import { view } from './view.js'
import { waybill } from './waybill.js'
import { waybillCount } from './waybill-count.js'
import { waybillCrew } from './waybill-crew.js'

/** Order of creation: a table stands behind the tables that it points at. */
const parts = [
  company,
  identity,
  file,
  command,
  project,
  fleet,
  sessionChanges,
  price,
  task,
  settlement,
  waybill,
  waybillCount,
  waybillCrew,
  settlementLine,
  payment,
  anomaly,
  track,
  waybillImport,
  exporting,
  view,
  excavator,
]

/** All tables as the first version has them. Rows without a company_id belong to no tenant. */
export class Baseline extends Migration {
  override up(): void {
    for (const part of parts) this.addSql(part)
  }
}
