import { StatusBadge } from '../../../../ui/format/StatusBadge'
import type { BasePayeeRowFragment } from './base-payee.generated'
import { texts } from './texts'

/** Kind of an account by its number; nothing for an unchecked one. */
export function AccountKindMark({ kind }: { kind: BasePayeeRowFragment['accountKind'] }) {
  if (kind === 'WRONG_CARD') return <StatusBadge tone="warning">{texts.accountKinds.WRONG_CARD}</StatusBadge>
  return kind && texts.accountKinds[kind]
}

/** Link to the uploaded contract. */
export function ContractLink({ url }: { url: string | null }) {
  return (
    url && (
      <a href={url} target="_blank" rel="noreferrer">
        {texts.fileView}
      </a>
    )
  )
}
