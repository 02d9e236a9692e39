import { HeadVerbs, RowVerbs, type ShownVerb } from '../../../../ui/layout/RecordVerbs'
import { recordUrl } from '../links'
import { type ExcavatorRecord, reasonAgainst, type Verb, verbsOf, waitsFor } from '../rows'
import { texts } from '../texts'
import { useVerbs } from './verbs'

const DANGEROUS: readonly Verb[] = ['withdraw']

/** The verbs of a record as they stand now. */
function useShown(record: ExcavatorRecord) {
  const { start, running } = useVerbs()
  const waiting = running === record.id
  const shown = (verb: Verb): ShownVerb => ({
    label: texts.verbs[verb],
    disabledReason: waiting ? texts.waitingForServer : reasonAgainst(verb, record),
    start: () => start(verb, record),
  })
  return { verbs: verbsOf[record.auditStatus], first: waitsFor(record), shown, waiting, busy: running !== null }
}

/** What can be done with a record of the list. */
export function ExcavatorActions({ record }: { record: ExcavatorRecord }) {
  const { verbs, first, shown } = useShown(record)
  return <RowVerbs {...{ verbs, first, shown }} to={recordUrl(record.id)} view={texts.view} more={texts.more} />
}

/** The same in the head of a record. */
export function ExcavatorButtons({ record }: { record: ExcavatorRecord }) {
  return <HeadVerbs {...useShown(record)} dangerous={DANGEROUS} />
}
