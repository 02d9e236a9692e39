import { isCreditCode } from '../../../kernel/values/credit-code.js'
import { isIdNumber } from '../../../kernel/values/id-number.js'
import { FOREVER } from '../authentication/days.js'
import { papersTable } from '../registration/fields.js'
import type { Readings } from '../registration/registration.entity.js'
import type { RegistrationView } from '../registration/registration.view.js'
import { reviewTexts as texts } from './texts.js'

export enum RegistryCheckKind {
  CREDIT_CODE = 'CREDIT_CODE',
  NUMBER_FREE = 'NUMBER_FREE',
  ID_NUMBER = 'ID_NUMBER',
  ID_VALID = 'ID_VALID',
  SAME_PERSON = 'SAME_PERSON',
  LICENCE_READ = 'LICENCE_READ',
  PORTRAIT_READ = 'PORTRAIT_READ',
  EMBLEM_READ = 'EMBLEM_READ',
}

export interface RegistryCheck {
  check: RegistryCheckKind
  /** Whether the check passes; null where a picture was not read, or nothing on it was legible. */
  ok: boolean | null
  message: string | null
}

/** Facts that a registration is compared with. */
export interface Known {
  /** Readings of the pictures; null until they have been read. */
  readings: Readings | null
  numberTaken: boolean
  /** yyyy-MM-dd. */
  today: string
}

type PaperField = keyof typeof papersTable

const licence = ['companyName', 'companyNo', 'licenceType', 'companyRepre', 'companyAddress', 'companyFound'] as const
const portrait = ['idName', 'idSex', 'idNation', 'idBirth', 'idAddress', 'idNo'] as const
const emblem = ['idAuthority', 'idStartDate', 'idEndDate'] as const

/** Facts for and against a registration, for the reviewer who decides. Uses nothing but its arguments. */
export function registryChecks(form: RegistrationView, { readings, numberTaken, today }: Known): RegistryCheck[] {
  const check = (kind: RegistryCheckKind, ok: boolean, message: string | null = null): RegistryCheck => ({
    check: kind,
    ok,
    message: ok ? null : message,
  })
  const sameRead = (kind: RegistryCheckKind, names: readonly PaperField[]): RegistryCheck => {
    if (!readings) return { check: kind, ok: null, message: texts.unknown }
    const read = names.filter((name) => readings[name] !== undefined)
    if (read.length === 0) return { check: kind, ok: null, message: texts.notRead(labelsOf(names)) }
    const other = read.filter((name) => plain(readings[name]?.text ?? null) !== plain(form[name]))
    return check(kind, other.length === 0, texts.differs(labelsOf(other)))
  }
  const { idEndDate } = form
  return [
    check(RegistryCheckKind.CREDIT_CODE, isCreditCode(form.companyNo ?? '')),
    check(RegistryCheckKind.NUMBER_FREE, !numberTaken),
    check(RegistryCheckKind.ID_NUMBER, isIdNumber(form.idNo ?? '')),
    check(
      RegistryCheckKind.ID_VALID,
      idEndDate === FOREVER || (idEndDate !== null && idEndDate >= today),
      idEndDate ?? texts.missing(papersTable.idEndDate.label),
    ),
    check(
      RegistryCheckKind.SAME_PERSON,
      plain(form.companyRepre) === plain(form.idName),
      [form.companyRepre, form.idName].join(' / '),
    ),
    sameRead(RegistryCheckKind.LICENCE_READ, licence),
    sameRead(RegistryCheckKind.PORTRAIT_READ, portrait),
    sameRead(RegistryCheckKind.EMBLEM_READ, emblem),
  ]
}

const labelsOf = (names: readonly PaperField[]) => names.map((name) => papersTable[name].label)

/** Name without blanks and in one shape of brackets and letters, which make no difference. */
const plain = (text: string | null): string => (text ?? '').normalize('NFKC').replaceAll(/\s/g, '').toUpperCase()
