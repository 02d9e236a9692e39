export const texts = {
  title: (count: number) => `我的公司（${count}）`,
  back: '返回',
  current: '当前公司',
  position: '访问身份',
  enter: '进入公司',
  invited: '受邀',
  invitedHint: '进入后即为接受邀请，公司的管理员会看到您已加入',
  accept: '接受并进入',
  decline: '谢绝',
  declineQuestion: (company: string) => `谢绝${company}的邀请？`,
  declineAbout: (position: string) => `邀请的身份是${position}；谢绝后要加入须由对方重新邀请。`,
  declined: '已谢绝邀请',
}
