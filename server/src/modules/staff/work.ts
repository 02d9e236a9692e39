import type { Tx } from '../../kernel/command/command.js'
import { DomainError } from '../../kernel/errors.js'
import { orRefusal } from '../../kernel/sql/transaction.js'
import {
  type GivenCaptcha,
  type Invitation,
  inviteSchema,
  lockStanding,
  staffByPhones,
  type Toll,
} from '../identity/index.js'
import {
  type Fault,
  type ImportWork,
  type Piece,
  plainRow,
  type Row,
  type RowResult,
  refusedRow,
  type Values,
} from '../import/index.js'
import { type StaffColumn, staffImport } from './definition.js'
import { StaffNames } from './names.js'

type StaffRow = Row<StaffColumn>

/** Invites one person within a transaction. */
type Invite = (
  tx: Tx,
  standing: Awaited<ReturnType<typeof lockStanding>>,
  input: Invitation,
) => Promise<{ user: { id: string } }>

const columnOf = (field: string): StaffColumn | null => {
  if (field === 'roleIds') return 'roles'
  if (field === 'organId') return 'organ'
  return Object.hasOwn(staffImport.columns, field) ? (field as StaffColumn) : null
}

/** Invitation of a row, or all its faults. */
function invitationOf(values: Values<StaffColumn>, names: StaffNames): Invitation | Fault<StaffColumn>[] {
  const { roleIds, organId, faults } = names.idsOf(values)
  const { phone, name, positionName } = values
  const checked = inviteSchema.safeParse({ phone, name, positionName, organId, roleIds })
  if (checked.success && faults.length === 0) return checked.data
  const blamed = new Set(faults.map(({ column }) => column))
  const more = (checked.error?.issues ?? []).map(({ path, message }) => ({
    column: columnOf(String(path[0])),
    message,
  }))
  return [...faults, ...more.filter(({ column }) => column === null || !blamed.has(column))]
}

/**
 * Import of people: each row is an invitation as a clerk would make it, in its own savepoint, since it writes before
 * the limits of messages are checked. Existing and invited people stay unchanged.
 */
export class StaffImportWork implements ImportWork<StaffColumn> {
  constructor(
    private readonly invite: Invite,
    /** Check of the messages of all rows together, when a person confirms the import. */
    readonly toll: (shown: GivenCaptcha) => Promise<Toll>,
  ) {}

  async create(tx: Tx, piece: Piece<StaffColumn>, rows: readonly StaffRow[]): Promise<RowResult[]> {
    const standing = await lockStanding(tx, 'sys:user:add')
    const names = await StaffNames.find(tx)
    const known = await this.known(tx, rows)
    const results: RowResult[] = []
    for (const row of rows) {
      const there = known.get(row.values.phone ?? '')
      if (there) {
        results.push({ ...plainRow(row), outcome: 'UNCHANGED', targetId: there.id, targetNo: there.name })
        continue
      }
      const input = invitationOf(row.values, names)
      if (Array.isArray(input)) {
        results.push(refusedRow(staffImport, row, input, piece.places))
        continue
      }
      const sent = await orRefusal(tx.em, () => this.invite(tx, standing, input))
      results.push(
        sent instanceof DomainError
          ? refusedRow(staffImport, row, faultsOf(sent), piece.places)
          : { ...plainRow(row), done: true, targetId: sent.user.id, targetNo: input.name },
      )
    }
    return results
  }

  /** A sheet changes nobody; a row for an existing person is judged as a new one. */
  async update(_: Tx, __: Piece<StaffColumn>, rows: readonly StaffRow[]): Promise<RowResult[]> {
    return rows.map(plainRow)
  }

  async examine(
    tx: Tx,
    rows: readonly (StaffRow & { issues: readonly { column: StaffColumn | null }[] })[],
  ): Promise<ReadonlyMap<number, readonly Fault<StaffColumn>[]>> {
    const names = await StaffNames.find(tx)
    return new Map(
      rows.map(({ line, values, issues }) => {
        const blamed = new Set(issues.map(({ column }) => column))
        const input = invitationOf(values, names)
        return [line, Array.isArray(input) ? input.filter(({ column }) => column !== null && !blamed.has(column)) : []]
      }),
    )
  }

  async choices(
    reader: Parameters<ImportWork<StaffColumn>['choices']>[0],
  ): ReturnType<ImportWork<StaffColumn>['choices']> {
    const { roles, organs } = await StaffNames.find(reader)
    const [roleNames, organNames] = [roles.map(({ name }) => name), organs.map(({ name }) => name)]
    return {
      choices: { roles: roleNames, organ: organNames },
      examples: { roles: roleNames.at(-1), organ: organNames[0] },
    }
  }

  private async known(tx: Tx, rows: readonly StaffRow[]): Promise<ReadonlyMap<string, { id: string; name: string }>> {
    const phones = rows.flatMap(({ values: { phone } }) => phone ?? [])
    return new Map((await staffByPhones(tx, phones)).map((one) => [one.phone, one]))
  }
}

function faultsOf({ code, message, fieldErrors }: DomainError): Fault<StaffColumn>[] {
  if (fieldErrors.length > 0)
    return fieldErrors.map(({ field, message }) => ({ column: columnOf(field.split('.').at(-1) ?? ''), message }))
  return [{ column: code === 'ROLE_BEYOND_OWN' ? 'roles' : 'phone', message }]
}
