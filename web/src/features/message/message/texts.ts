import { commonTexts } from '../../../ui/texts'

/** Every text of messages. */
export const texts = {
  title: '消息',
  actions: commonTexts.actions,
  states: { read: '已读', unread: '未读' },
  own: '个人',
  empty: '还没有消息',
  open: commonTexts.view,
  read: '标为已读',
  readAll: '全部标为已读',
  allRead: '已全部标为已读',
  unread: '未读',
  nothingToRead: '没有未读消息',
  preferences: '接收设置',
  preferencesNote: '关闭后，以后的这类消息不再发给您；已收到的不受影响。',
  always: '此类消息总是接收',
  saved: '设置成功',
  latest: '最新消息',
  all: '查看全部消息',
  elsewhereTitle: '进入公司',
  elsewhere: (company: string) => `此消息属于${company}，是否进入该公司查看？`,
  elsewhereAbout: '进入后，当前公司已打开的页面会关闭',
}
