import { Link } from 'react-router-dom'
import { anomalyFields as fields } from '../../../gql/fields/waybill.generated'
import { CodeBadge } from '../../../kit/cells'
import { formatDateTime } from '../../../ui/format/date'
import { StatusBadge } from '../../../ui/format/StatusBadge'
import { Button } from '../../../ui/layout/Button'
import looks from '../../../ui/layout/looks.module.css'
import css from './anomaly.module.css'
import { stockUrl } from './links'
import { type Anomaly, EDIT, isLive, reasonAgainst, type Verb } from './rows'
import { texts } from './texts'
import type { Handling } from './useHandling'

/** Anomaly of a waybill: the rule, the reason, the settlement that it blocks, and the verbs. */
export function FlagCard({ flag, handling }: { flag: Anomaly; handling: Handling }) {
  const live = isLive(flag)
  const stock = stockUrl(flag)
  const verbs: readonly Verb[] = flag.state === 'OPEN' ? ['confirm', 'clear'] : ['clear', 'reopen']
  const act = (verb: Verb) => (verb === 'reopen' ? handling.reopen([flag]) : handling.ask(verb, [flag]))
  return (
    <article className={css.card} data-blocking={(live && flag.blocking) || undefined}>
      <p className={css.head}>
        <strong>{texts.rules[flag.rule]}</strong>
        <CodeBadge field={fields.state} value={flag.state} />
        {live && (
          <StatusBadge tone={flag.blocking ? 'bad' : 'neutral'}>
            {flag.blocking ? texts.blocks : texts.blocksNothing}
          </StatusBadge>
        )}
      </p>
      <p>{flag.evidence}</p>
      {flag.others.length > 0 && (
        <p className={looks.note}>
          {fields.others.label}：{flag.others.map(({ no }) => no).join('、')}
        </p>
      )}
      {stock && (
        <p>
          <Link className={css.flagsLink} to={stock}>
            {texts.stock}
          </Link>
        </p>
      )}
      {live && (
        <p className={looks.note}>
          {texts.advice}：{texts.advices[flag.rule]}
        </p>
      )}
      {flag.reason && (
        <p className={looks.note}>
          {texts.handledAs(
            [flag.reason, flag.note].filter(Boolean).join('：'),
            flag.handledBy ?? '',
            formatDateTime(flag.handledTime),
          )}
        </p>
      )}
      {flag.state !== 'GONE' && (
        <p className={css.verbs}>
          {verbs.map((verb) => (
            <Button
              key={verb}
              size="xs"
              permission={EDIT}
              disabledReason={reasonAgainst(verb, flag)}
              onClick={() => act(verb)}
            >
              {texts[verb]}
            </Button>
          ))}
        </p>
      )}
    </article>
  )
}
