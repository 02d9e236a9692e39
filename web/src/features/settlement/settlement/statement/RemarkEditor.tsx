import { useId } from 'react'
import formCss from '../../../../ui/form/form.module.css'
import { Button } from '../../../../ui/layout/Button'
import { permissions, type Settlement } from '../rows'
import { texts } from '../texts'
import css from './statement.module.css'
import { useRemark } from './useRemark'

const MAX_REMARK = 200

/** The remark, and the way to change it. A change made elsewhere in the meantime is shown, never overwritten unseen. */
export function RemarkEditor({ settlement }: { settlement: Settlement }) {
  const remark = useRemark(settlement)
  const id = useId()
  if (!remark.editing) {
    return (
      <div className={css.remark}>
        <span data-empty={!settlement.remark || undefined}>{settlement.remark || texts.noRemark}</span>
        <Button variant="plain" size="xs" permission={permissions.remark} onClick={remark.open}>
          {texts.editRemark}
        </Button>
      </div>
    )
  }
  return (
    <div className={css.editor}>
      <label htmlFor={id} className="tf-visually-hidden">
        {texts.fields.remark}
      </label>
      <textarea
        id={id}
        // biome-ignore lint/a11y/noAutofocus: the person has just asked to edit it
        autoFocus
        className={formCss.control}
        rows={2}
        maxLength={MAX_REMARK}
        value={remark.draft}
        onChange={(event) => remark.setDraft(event.target.value)}
      />
      {remark.theirs ? (
        <div role="alert" className={css.stale}>
          <p>{texts.stale}</p>
          <dl>
            <dt>{texts.theirs}</dt>
            <dd>{remark.theirs.remark || texts.blank}</dd>
            <dt>{texts.mine}</dt>
            <dd>{remark.draft.trim() || texts.blank}</dd>
          </dl>
          <Button size="xs" onClick={remark.close}>
            {texts.useTheirs}
          </Button>
          <Button size="xs" loading={remark.running} onClick={() => void remark.replaceTheirs()}>
            {texts.useMine}
          </Button>
        </div>
      ) : (
        <div className={css.buttons}>
          <Button size="xs" variant="solid" loading={remark.running} onClick={() => void remark.save()}>
            {texts.save}
          </Button>
          <Button size="xs" onClick={remark.close}>
            {texts.cancel}
          </Button>
        </div>
      )}
    </div>
  )
}
