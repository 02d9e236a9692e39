import { tripConfirmationFields as fields } from '../../../../gql/fields/waybill.generated'
import { CodeBadge } from '../../../../kit/cells'
import { formatDateTime } from '../../../../ui/format/date'
import { Quantity } from '../../../../ui/format/Numbers'
import { type Fact, Facts } from '../../../../ui/layout/Group'
import { Pictures } from '../../picture'
import { texts as waybillTexts } from '../texts'
import type { TripConfirmationFieldsFragment } from '../waybill.generated'

const { confirmation: texts } = waybillTexts

/** Facts of one side's word, under headings that name the side. */
function factsOf(word: TripConfirmationFieldsFragment): Fact[] {
  const side = fields.side.codes[word.side]
  const { weightTons, reason, picture } = word
  return [
    [side, <CodeBadge key="verdict" field={fields.verdict} value={word.verdict} />],
    [texts.by(side), `${word.createBy} ${formatDateTime(word.createTime)}`],
    ...(weightTons === null
      ? []
      : [[texts.weight(side), <Quantity key="weight" value={weightTons} unit={word.weightType} />] satisfies Fact]),
    ...(reason === null ? [] : [[texts.reason(side), reason, true] satisfies Fact]),
    ...(picture === null
      ? []
      : [[texts.picture(side), <Pictures key="picture" name={texts.picture(side)} field={picture} />] satisfies Fact]),
  ]
}

/** Words of the driver and of the dump site about a trip; nothing while neither has spoken. */
export function Confirmations({ words }: { words: readonly TripConfirmationFieldsFragment[] }) {
  return words.length > 0 && <Facts title={texts.title} facts={words.flatMap(factsOf)} />
}
