import { useMutation, useQuery } from '@apollo/client/react'
import { toRequestError } from '../../../apollo/errors'
import type { MessageKind } from '../../../gql/types.generated'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel'
import { toast } from '../../../ui/feedback/toastStore'
import { Modal } from '../../../ui/overlay/Modal'
import { MessagePreferencesDocument, SetMessagePreferencesDocument } from './message.generated'
import css from './message.module.css'
import { texts } from './texts'

/** Kinds of messages that a person wants; each choice is saved at once. */
export function PreferencesDialog({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useQuery(MessagePreferencesDocument, { fetchPolicy: 'network-only' })
  const [save, saving] = useMutation(SetMessagePreferencesDocument)
  const choose = async (kind: MessageKind, on: boolean) => {
    try {
      await save({ variables: { preferences: [{ kind, on }] } })
      await refetch()
      toast.success(texts.saved)
    } catch (failure) {
      toast.failure(failure)
    }
  }
  return (
    <Modal open title={texts.preferences} size="md" unsaved={saving.loading} onClose={onClose}>
      {error && !data && (
        <ErrorPanel error={toRequestError(error)} onRetry={() => void refetch().catch(() => undefined)} />
      )}
      <p className={css.note}>{texts.preferencesNote}</p>
      <ul className={css.kinds}>
        {data?.messagePreferences.map(({ kind, title, when, on, allowedActions }) => {
          const always = !allowedActions.includes('change')
          return (
            <li key={kind}>
              <label className={css.kind}>
                <input
                  type="checkbox"
                  checked={on}
                  disabled={always || saving.loading}
                  onChange={(event) => void choose(kind, event.target.checked)}
                />
                <span>
                  <strong>{title}</strong>
                  <small>{always ? `${when}；${texts.always}` : when}</small>
                </span>
              </label>
            </li>
          )
        })}
      </ul>
    </Modal>
  )
}
