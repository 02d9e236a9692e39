import { Field } from '../../../../ui/form/Field'
import formCss from '../../../../ui/form/form.module.css'
import { texts } from '../texts'
import type { Decision } from './useDecision'

const MAX = 200

/** What the reviewer says; a refusal must say why. */
export function Opinion({ decision: { opinion, complaint, setOpinion } }: { decision: Decision }) {
  return (
    <Field label={texts.opinion} hint={texts.opinionHint} error={complaint}>
      {(ids) => (
        <textarea
          {...ids}
          className={formCss.control}
          rows={2}
          maxLength={MAX}
          value={opinion}
          onChange={({ target }) => setOpinion(target.value)}
        />
      )}
    </Field>
  )
}
