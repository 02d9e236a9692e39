import { Actor, type ActorOf, type RequestFacts } from '../../../kernel/command/actor.js'
import type { Permission } from '../../../kernel/command/permissions.js'
import type { Database } from '../../../kernel/sql/database.js'
import { withinCompany } from '../../../kernel/sql/wall.js'
import type { Clock } from '../../../kernel/values/clock.js'
import { RoleType } from '../../identity/index.js'
import type { Device } from '../track/ingest.service.js'
import { touchKey } from './device-key.queries.js'

const PUNCHES: readonly Permission[] = ['chain:punch:add']
const ARRIVALS: readonly Permission[] = ['chain:yard:get', 'chain:yard:edit']

/**
 * Devices that run commands: one acts in the name of whoever made its key, within his projects, and may punch, or at a
 * dump site tell what came, while he may. Nothing else of his is open to it.
 */
export class DeviceActors {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly devices: { admit: (key: string | undefined) => Promise<Device> },
    private readonly actorOf: ActorOf,
  ) {}

  /** Actor of a device's key. NOT_A_MEMBER once the key's maker has left the company. */
  async admit(key: string, request: RequestFacts): Promise<Actor> {
    const { id, name, companyId, createdBy: userId, punches, arrivals, stale } = await this.devices.admit(key)
    const roleType = arrivals ? RoleType.ENTERPRISE : RoleType.COMPANY
    const maker = await this.actorOf({ companyId, userId, roleType }, { id, name: request.uri })
    const em = this.database.em.fork()
    if (stale) await withinCompany(companyId, () => touchKey(em, companyId, id, this.clock.now()))
    const uses = arrivals ? ARRIVALS : punches ? PUNCHES : []
    const permissions = new Set(uses.filter((use) => maker.can(use)))
    return new Actor({ ...maker.facts, userName: name, mobile: '', email: null, avatar: null, permissions }, request)
  }
}
