/** The Chinese texts of messages. */
export const messageTexts = {
  message: '消息',
  kind: '消息类型',
  which: '请选择消息，或全部',
  always: (title: string) => `“${title}”不能关闭`,
  twice: '消息类型重复',
} as const
