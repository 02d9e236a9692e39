import { punchFields as fields } from '../../../../gql/fields/waybill.generated'
import { commonTexts } from '../../../../ui/texts'

/** Every text of the clerks' page of punches. */
export const texts = {
  title: '打卡记录',
  empty: '还没有打卡：装车员用手机打卡后显示在这里',
  drawer: '打卡',
  missing: '打卡不存在',
  why: fields.conflict.label,
  punched: '打卡',
  trip: '运输',
  settling: commonTexts.results,
  place: '打卡位置',
  placed: (place: string, metres: number | null) => (metres === null ? place : `${place}（误差约 ${metres} 米）`),
  attach: '归入运单',
  attachTitle: '归入运单',
  attachLabel: fields.waybillNo.label,
  attachOutcome: '该运单还没有的出场或卸车按打卡时间补上',
  make: '新建运单',
  makeTitle: '新建运单',
  makeQuestion: (about: string) => `按“${about}”新建一张运单？`,
  makeAbout: '打卡没有填的内容取自该车最近的运单',
  drop: '弃用',
  dropTitle: '弃用打卡',
  dropLabel: '原因',
  dropOutcome: '打卡保留在列表中，不计入任何运单',
  done: '已处理',
} as const
