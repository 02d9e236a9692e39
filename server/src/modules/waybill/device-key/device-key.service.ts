import { z } from 'zod'
import type { Actor } from '../../../kernel/command/actor.js'
import type { RunCommand, Tx } from '../../../kernel/command/command.js'
import { DomainError, invalidInput } from '../../../kernel/errors.js'
import { type ListRequest, type Page, readList } from '../../../kernel/list/list.js'
import type { Database } from '../../../kernel/sql/database.js'
import { plateForm } from '../../../kernel/values/forms.js'
import { inputTexts } from '../../../kernel/values/texts.js'
import { idText, requiredText, validate } from '../../../kernel/values/validate.js'
import { lockCompany } from '../../company/index.js'
import { keepsTruck } from '../../fleet/index.js'
import { hashToken, RoleType, tailOf } from '../../identity/index.js'
import { trucksByPlate } from '../track/ingest.queries.js'
import { trackTexts as texts } from '../track/texts.js'
import { NEEDED, newDeviceKey } from './device-key.js'
import * as queries from './device-key.queries.js'
import type {
  DeviceKeyFilter,
  DeviceKeyInput,
  DeviceKeySortField,
  DeviceKeySummary,
  DeviceKeyView,
  NewDeviceKey,
} from './device-key.view.js'
import { deviceKeyTable as fields } from './fields.js'

const MAX_KEYS = 10_000
const inputSchema = z.object({
  name: requiredText(texts.keyName, fields.name.length),
  truckId: idText(texts.truck).nullish(),
  truckCode: requiredText(texts.truckCode, fields.truckCode.length).nullish(),
  punches: z.boolean({ error: inputTexts.wrong(fields.punches.label) }).nullish(),
})

/** Keys of devices: those that report positions for a company, and gates of companies and of dump sites. */
export class DeviceKeyService {
  constructor(
    private readonly database: Database,
    private readonly run: RunCommand,
  ) {}

  list(
    actor: Actor,
    request: ListRequest<DeviceKeyFilter, DeviceKeySortField>,
  ): Promise<Page<DeviceKeyView, DeviceKeySummary>> {
    actor.assert(NEEDED)
    return readList(this.database.em.fork(), actor, queries.deviceKeyList, request)
  }

  /** Creates a key. Only this answer contains it: no table, no log, and no stored answer of the idempotency key. */
  async create(actor: Actor, given: DeviceKeyInput, idempotencyKey?: string | null): Promise<NewDeviceKey> {
    actor.assert(NEEDED)
    const { name, punches, ...truck } = validate(inputSchema, given, 'input')
    // Devices of a dump site report what came to it, and nothing of trucks.
    const arrivals = actor.facts.roleType === RoleType.ENTERPRISE
    if (arrivals) actor.assert('chain:yard:edit')
    if (arrivals && (punches || truck.truckId || truck.truckCode))
      throw invalidInput([{ field: punches ? 'input.punches' : 'input.truckId', message: texts.onlyArrivals }])
    if (punches && (truck.truckId || truck.truckCode))
      throw invalidInput([{ field: 'input.punches', message: texts.noPunches }])
    const input = {
      name,
      truckId: truck.truckId ?? null,
      ...(truck.truckCode ? { truckCode: truck.truckCode } : {}),
      ...(punches ? { punches } : {}),
    }
    let made: string | undefined
    const options = { name: 'deviceKey.create', title: texts.create, input, idempotencyKey }
    const deviceKey = await this.run(actor, options, async (tx) => {
      const key = newDeviceKey(actor.companyId)
      const truckId = truck.truckId ?? (truck.truckCode ? await truckOf(tx, truck.truckCode) : null)
      const row = await add(tx, {
        ...{ name, truckId, punches: punches ?? false, arrivals },
        ...{ hash: hashToken(key), tail: tailOf(key) },
      })
      made = key
      return row
    })
    return { deviceKey, key: made ?? null }
  }

  /** Revokes a key; its positions stay. */
  revoke(actor: Actor, id: string, idempotencyKey?: string | null): Promise<DeviceKeyView> {
    actor.assert(NEEDED)
    validate(idText(texts.deviceKey), id, 'id')
    const options = { name: 'deviceKey.revoke', title: texts.revoke, input: { id }, idempotencyKey }
    return this.run(actor, options, async (tx) => {
      const revoked = await queries.revokeDeviceKey(tx, id)
      return found(revoked ? await queries.findDeviceKey(tx, id) : undefined)
    })
  }
}

/** Truck with this plate. INVALID_INPUT at the plate when the company has none. */
async function truckOf({ em, actor }: Tx, plate: string): Promise<string> {
  const truckId = (await trucksByPlate(em, actor.companyId, [plate])).get(plateForm(plate))
  if (!truckId) throw invalidInput([{ field: 'input.truckCode', message: texts.noTruck(plate) }])
  return truckId
}

async function add(tx: Tx, key: queries.KeptKey): Promise<DeviceKeyView> {
  // Runs one at a time: keys are counted before one is added.
  await lockCompany(tx)
  if ((await queries.countDeviceKeys(tx)) >= MAX_KEYS) {
    throw new DomainError('ROWS_REFUSED', { message: texts.tooManyKeys(MAX_KEYS) })
  }
  if (key.truckId !== null && !(await keepsTruck(tx, key.truckId))) {
    throw new DomainError('NOT_FOUND', { what: texts.truck })
  }
  return found(await queries.findDeviceKey(tx, await queries.insertDeviceKey(tx, key)))
}

function found(row: DeviceKeyView | undefined): DeviceKeyView {
  if (!row) throw new DomainError('NOT_FOUND', { what: texts.deviceKey })
  return row
}
