import { describeEnum } from '../../../kernel/graphql.js'
import { payDocCheckLabel, payDocCheckLabels } from './labels.js'

/** What becomes of a payment whose settlements lack papers. */
export enum PayDocCheck {
  WARN = 'WARN',
  BLOCK = 'BLOCK',
}
describeEnum('PayDocCheck', PayDocCheck, payDocCheckLabel, payDocCheckLabels)
