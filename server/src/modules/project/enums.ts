import { registerEnumType } from 'type-graphql'

export enum TpMode {
  RELEASE = 'RELEASE',
  FREIGHT = 'FREIGHT',
  INTERNAL = 'INTERNAL',
  BACKFILL = 'BACKFILL',
}
registerEnumType(TpMode, {
  name: 'TpMode',
  description: '运输模式',
  valuesConfig: {
    RELEASE: { description: '放飞' },
    FREIGHT: { description: '货运' },
    INTERNAL: { description: '内转' },
    BACKFILL: { description: '资源回填' },
  },
})
