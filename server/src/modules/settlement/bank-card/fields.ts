import type { Field } from '../../../kernel/fields.js'
import { basePayeeTable } from '../payee/fields.js'

const { accountKind, bindingBankName } = basePayeeTable

/** Facts that follow from an account number. */
export const bankCardTable = {
  kind: { label: accountKind.label, kind: 'code', code: accountKind.code },
  bindingBankName: { label: bindingBankName.label, kind: 'text', nullable: true, note: '，由卡号得出；不认得的为空' },
} as const satisfies Record<string, Field>
