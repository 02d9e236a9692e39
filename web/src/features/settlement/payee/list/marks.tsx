import { StatusBadge } from '../../../../ui/format/StatusBadge'
import type { BasePayeeRowFragment } from './base-payee.generated'
import { texts } from './texts'

/** What the number of an account can be; what has not been looked at says nothing. */
export function AccountKindMark({ kind }: { kind: BasePayeeRowFragment['accountKind'] }) {
  if (kind === 'WRONG_CARD') return <StatusBadge tone="warning">{texts.accountKinds.WRONG_CARD}</StatusBadge>
  return kind && texts.accountKinds[kind]
}

/** The contract as it was sent. */
export function ContractLink({ url }: { url: string | null }) {
  return (
    url && (
      <a href={url} target="_blank" rel="noreferrer">
        {texts.fileView}
      </a>
    )
  )
}
