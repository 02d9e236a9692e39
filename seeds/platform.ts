import { RoleType } from '@tufang/server/modules/identity/role-types'
import { DAY, iso, startOf } from './calendar.ts'
import type { Random } from './random.ts'
import { Rows } from './rows.ts'
import type { Sink } from './sink.ts'
import type { User } from './world.ts'

/** The platform's own desk with its two people: a company without any business. */
export async function addPlatform(sink: Sink, people: readonly User[], random: Random, from: number): Promise<void> {
  const created = startOf(from) - 30 * DAY
  const [id, moment, rows] = [random.uuid(created), iso(created), new Rows()]
  const company = { id, name: '平台运营', company_no: null, payee_check: false, authenticated_at: moment, desk: true }
  rows.add('company', { ...company, created_at: moment })
  for (const person of people) {
    rows.add('membership', {
      company_id: id,
      id: random.uuid(created),
      user_id: person.id,
      role_type: RoleType.PLATFORM,
      position_name: '平台管理员',
      joined_at: moment,
      created_at: moment,
      updated_at: moment,
    })
  }
  await rows.flush(sink)
}
