import { Identity } from './0001-identity.js'
import { ProjectAndFleet } from './0002-project-fleet.js'
import { Settlement } from './0003-settlement.js'
import { Waybill } from './0004-waybill.js'
import { PaymentPlan } from './0005-payment-plan.js'
import { StoredFile } from './0006-stored-file.js'
import { Registration } from './0007-registration.js'
import { SessionChanges } from './0008-session-changes.js'
import { SavedView } from './0009-saved-view.js'
import { ExportTask } from './0010-export-task.js'
import { WaybillChange } from './0011-waybill-change.js'
import { Track } from './0012-track.js'
import { WaybillAnomaly } from './0013-waybill-anomaly.js'
import { WaybillImport } from './0014-waybill-import.js'
import { WaybillCounters } from './0015-waybill-counters.js'
import { WaybillCountHold } from './0015a-waybill-count-hold.js'
import { WaybillCountMonths } from './0015b-waybill-count-months.js'
import { WaybillSearch } from './0015c-waybill-search.js'
import { DirectPayPrice } from './0016-direct-pay-price.js'
import { WaybillCountAccounted } from './0017-waybill-count-accounted.js'
import { ExcavatorRecord } from './0018-excavator-record.js'
import { PriceExport } from './0018-price-export.js'
import { WaybillPicture } from './0019-waybill-picture.js'
import { InBulk } from './0020-in-bulk.js'
import { ReviewersEndPrices } from './0021-reviewers-end-prices.js'
import { WaybillCrewPairs } from './0022-waybill-crew-pairs.js'
import { WaybillCountYears } from './0023-waybill-count-years.js'
import { OddExport } from './0024-odd-export.js'
import { EveryExport } from './0025-every-export.js'
import { ProbedByKey } from './0026-probed-by-key.js'
import { Outbox } from './0027-outbox.js'
import { KeptRefusals } from './0028-kept-refusals.js'
import { AnyExport } from './0029-any-export.js'

/**
 * In the order they run, which is what counts: numbers are given out before the work begins, so that some stand twice or carry a letter.
 * A migration that has run anywhere is never edited; a change is a new one at the end.
 */
export const migrations = [
  { name: '0001-identity', class: Identity },
  { name: '0002-project-fleet', class: ProjectAndFleet },
  { name: '0003-settlement', class: Settlement },
  { name: '0004-waybill', class: Waybill },
  { name: '0005-payment-plan', class: PaymentPlan },
  { name: '0006-stored-file', class: StoredFile },
  { name: '0007-registration', class: Registration },
  { name: '0008-session-changes', class: SessionChanges },
  { name: '0009-saved-view', class: SavedView },
  { name: '0010-export-task', class: ExportTask },
  { name: '0011-waybill-change', class: WaybillChange },
  { name: '0012-track', class: Track },
  { name: '0013-waybill-anomaly', class: WaybillAnomaly },
  { name: '0014-waybill-import', class: WaybillImport },
  { name: '0015-waybill-counters', class: WaybillCounters },
  { name: '0015a-waybill-count-hold', class: WaybillCountHold },
  { name: '0015b-waybill-count-months', class: WaybillCountMonths },
  { name: '0015c-waybill-search', class: WaybillSearch },
  { name: '0016-direct-pay-price', class: DirectPayPrice },
  { name: '0017-waybill-count-accounted', class: WaybillCountAccounted },
  { name: '0018-price-export', class: PriceExport },
  { name: '0018-excavator-record', class: ExcavatorRecord },
  { name: '0019-waybill-picture', class: WaybillPicture },
  { name: '0020-in-bulk', class: InBulk },
  { name: '0021-reviewers-end-prices', class: ReviewersEndPrices },
  { name: '0022-waybill-crew-pairs', class: WaybillCrewPairs },
  { name: '0023-waybill-count-years', class: WaybillCountYears },
  { name: '0024-odd-export', class: OddExport },
  { name: '0025-every-export', class: EveryExport },
  { name: '0026-probed-by-key', class: ProbedByKey },
  { name: '0028-kept-refusals', class: KeptRefusals },
  { name: '0027-outbox', class: Outbox },
  { name: '0029-any-export', class: AnyExport },
]
