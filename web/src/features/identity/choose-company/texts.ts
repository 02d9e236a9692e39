export const texts = {
  title: (count: number) => `我的公司（${count}）`,
  back: '返回',
  current: '当前公司',
  position: '访问身份',
  enter: '进入公司',
}
