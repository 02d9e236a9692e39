import { commonTexts } from '../../../../../ui/texts'
import { texts as base } from '../texts'

/** Every text of activating cards by scanning them. */
export const texts = {
  title: '扫描激活',
  about: '逐张扫描结算卡，扫到即激活；选择车队长后，还没有绑定的卡同时绑定给该车队长。',
  captain: base.captain,
  captainHint: '不选则激活各卡已绑定的车队长',
  parent: base.parent,
  parentHint: '扫描未绑定的子卡时填写',
  activate: '激活',
  finish: '完成',
  busy: '还有卡正在激活',
  scanned: '已扫描的卡',
  count: (good: string, refused: string) => `已激活 ${good} 张，未激活 ${refused} 张`,
  states: { waiting: '激活中', good: '已激活', refused: '未激活' },
  again: commonTexts.retry,
}
