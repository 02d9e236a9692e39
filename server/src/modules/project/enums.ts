import { describeEnum } from '../../kernel/graphql.js'
import { modeLabel, modeLabels } from './labels.js'

export enum TpMode {
  RELEASE = 'RELEASE',
  FREIGHT = 'FREIGHT',
  INTERNAL = 'INTERNAL',
  BACKFILL = 'BACKFILL',
}
describeEnum('TpMode', TpMode, modeLabel, modeLabels)
