import type { Tx } from '../../kernel/command/command.js'
import { organsOf, rolesOf } from '../identity/index.js'
import { byName, type Fault, folded, namesIn, type Values } from '../import/index.js'
import type { StaffColumn } from './definition.js'
import { staffTexts as texts } from './texts.js'

/** Separator between an organ and its parent. */
const BELOW = ' / '

type Named = { id: string; name: string }

/** Roles and organs by the names in rows. */
export class StaffNames {
  private constructor(
    readonly roles: readonly Named[],
    readonly organs: readonly Named[],
    private readonly roleOf = byName(roles, ({ name }) => [name]),
    private readonly organOf = byName(organs, ({ name }) => [name, name.split(BELOW).at(-1) ?? name]),
  ) {}

  static async find(reader: Pick<Tx, 'em' | 'actor'>): Promise<StaffNames> {
    return new StaffNames(await rolesOf(reader), await organsOf(reader.em, reader.actor))
  }

  /** Ids for the names in a row, and the faults of its names. */
  idsOf({ roles = '', organ }: Values<StaffColumn>): {
    roleIds: string[]
    organId: string | null
    faults: Fault<StaffColumn>[]
  } {
    const faults: Fault<StaffColumn>[] = []
    const roleIds = namesIn(roles).flatMap((name) => {
      const [found] = this.roleOf.get(folded(name)) ?? []
      if (!found) faults.push({ column: 'roles', message: texts.unknownRole(name) })
      return found ? [found.id] : []
    })
    const found = organ === undefined ? [] : this.organsNamed(organ)
    if (organ !== undefined && found.length !== 1) {
      const message = found.length === 0 ? texts.unknownOrgan(organ) : texts.severalOrgans(organ, found.length)
      faults.push({ column: 'organ', message })
    }
    return { roleIds, organId: found[0]?.id ?? null, faults }
  }

  /** Organs with this name: a whole path names one organ, a last name all organs that have it. */
  private organsNamed(text: string): readonly Named[] {
    const path = text.split(/\s*[/／>]\s*/).join(BELOW)
    const exact = this.organs.filter(({ name }) => folded(name) === folded(path))
    return exact.length > 0 ? exact : (this.organOf.get(folded(path)) ?? [])
  }
}
