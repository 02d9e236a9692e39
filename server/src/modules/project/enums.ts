import { describeEnum } from '../../kernel/graphql.js'
import { modeLabels } from './labels.js'

export enum TpMode {
  RELEASE = 'RELEASE',
  FREIGHT = 'FREIGHT',
  INTERNAL = 'INTERNAL',
  BACKFILL = 'BACKFILL',
}
describeEnum('TpMode', TpMode, '运输模式', modeLabels)
