import { Allowance } from '../../../kernel/allowance.js'
import { DomainError } from '../../../kernel/errors.js'
import type { Database, Em } from '../../../kernel/sql/database.js'
import { withinCompany } from '../../../kernel/sql/wall.js'
import type { Clock } from '../../../kernel/values/clock.js'
import { plateForm } from '../../../kernel/values/forms.js'
import { validate } from '../../../kernel/values/validate.js'
import { type CoordinateSystemName, convert } from '../../../platform/geo/coordinates.js'
import { microDegrees } from '../../../platform/geo/position.js'
import type { CompanyToken } from '../../identity/index.js'
import { readDeviceKey } from '../device-key/device-key.js'
import { findShownKey, type ShownKey, touchKey } from '../device-key/device-key.queries.js'
import { insertPoints, type NewPoint, trucksByPlate } from './ingest.queries.js'
import { type Report, type ReportedPoint, readPoint, reportSchema } from './ingest.schema.js'
import { oldestAt } from './months.js'
import type { TrackMonthService } from './months.service.js'
import { flagBits } from './point-flags.js'
import { trackTexts as texts } from './texts.js'

/** Result of a report; a refused position has its index in the list, from 0. */
export interface Receipt {
  received: number
  stored: number
  /** Number of positions that were already stored: reports may be repeated. */
  duplicates: number
  flagged: number
  refused: { index: number; msg: string }[]
}

/** Device that reports, by its key and the key's company. */
export interface Device extends ShownKey {
  companyId: string
}

/** Stores the positions that devices report: one for each truck and time, in whatever order they come. */
export class IngestService {
  private readonly em: Em
  private readonly allowance: Allowance

  constructor(
    database: Database,
    private readonly clock: Clock,
    private readonly months: TrackMonthService,
    reportsPerMinute: number,
  ) {
    this.em = database.em.fork()
    this.allowance = new Allowance(reportsPerMinute)
  }

  /**
   * Device of a key. DEVICE_KEY_INVALID for an unknown or revoked key, TOO_OFTEN for a device that reports without a
   * pause.
   */
  async admit(key: string | undefined): Promise<Device> {
    const read = readDeviceKey(key)
    const shown = read && (await withinCompany(read.companyId, () => this.shown(read)))
    if (!read || !shown) throw new DomainError('DEVICE_KEY_INVALID')
    const seconds = this.allowance.take(shown.id, this.clock.now().getTime())
    if (seconds > 0) throw new DomainError('TOO_OFTEN', { seconds }, [], seconds)
    return { ...shown, companyId: read.companyId }
  }

  private shown({ companyId, hash }: CompanyToken): Promise<ShownKey | undefined> {
    return findShownKey(this.em, companyId, hash, this.clock.now())
  }

  /**
   * Stores new positions. Impossible ones are stored with their flags; unreadable ones, and those of unknown trucks,
   * are refused one by one, so that a device that resends its buffer succeeds. ROWS_REFUSED where none can be stored
   * and a truck may still be added.
   */
  async report(device: Device, report: Report): Promise<Receipt> {
    const { points: given, coordinateSystem } = validate(reportSchema, report)
    const points = given.map(readPoint)
    const truckOf = await this.truckFinder(device, points.filter(isRead))
    const refused: Receipt['refused'] = []
    const strangers: string[] = []
    const accepted: NewPoint[] = []
    const now = this.clock.now()
    const oldest = oldestAt(now.getTime())
    for (const [index, point] of points.entries()) {
      const { truckId, msg } = isRead(point) ? truckOf(point) : { msg: point }
      if (isRead(point) && truckId)
        accepted.push(storedOf(point, truckId, coordinateSystem ?? 'WGS84', now.getTime(), oldest))
      else refused.push({ index, msg })
      if (isRead(point) && !truckId) strangers.push(msg)
    }
    const [stranger] = strangers
    if (accepted.length === 0 && stranger !== undefined) throw new DomainError('ROWS_REFUSED', { message: stranger })
    await this.months.ensure(accepted.map(({ at }) => at))
    const stored = accepted.length > 0 ? await insertPoints(this.em, device.companyId, accepted) : 0
    if (device.stale) await touchKey(this.em, device.companyId, device.id, now)
    const flagged = accepted.filter(({ flags }) => flags !== 0).length
    return { received: points.length, stored, duplicates: accepted.length - stored, flagged, refused }
  }

  private async truckFinder({ companyId, truckId: own }: Device, points: readonly ReportedPoint[]) {
    const plates = [...new Set(points.flatMap(({ truckCode }) => truckCode || []))]
    const trucks = plates.length > 0 ? await trucksByPlate(this.em, companyId, plates) : new Map<string, string>()
    return ({ truckCode }: ReportedPoint): { truckId?: string; msg: string } => {
      const plate = truckCode ?? ''
      if (own !== null && plate === '') return { truckId: own, msg: '' }
      const truckId = trucks.get(plateForm(plate))
      if (truckId === undefined) return { msg: texts.noTruck(plate) }
      return own === null || own === truckId ? { truckId, msg: '' } : { msg: texts.otherTruck(plate) }
    }
  }
}

const isRead = (point: ReportedPoint | string): point is ReportedPoint => typeof point !== 'string'

const MAX_TENTHS = 32_767

function storedOf(
  { gps, createDatetime: at, speed, heading }: ReportedPoint,
  truckId: string,
  system: CoordinateSystemName,
  now: number,
  oldest: number,
): NewPoint {
  const { lng, lat } = convert(gps, system, 'WGS84')
  // Speed or direction; receivers without a measurement report a negative number.
  const driven = typeof speed === 'number' && speed >= 0 ? speed : null
  const flags = flagBits({ lng, lat, at, speed: driven }, now, oldest)
  return {
    truckId,
    at,
    flags,
    lng: microDegrees(lng),
    lat: microDegrees(lat),
    speed: driven === null ? null : Math.min(MAX_TENTHS, Math.trunc(driven * 10)),
    heading: typeof heading === 'number' && heading >= 0 ? Math.trunc(heading) % 360 : null,
  }
}
