/** Texts of the page that shows another host's page. */
export const texts = {
  title: '内嵌页面',
  opening: (host: string) => `正在打开 ${host}…`,
  shown: (host: string) => `来自 ${host} 的页面，内容由该网站负责`,
  blank: '下方空白或报错时，多半是该网站不允许被嵌入',
  open: '在新窗口打开',
  refused: {
    missing: '没有给出要打开的页面',
    invalid: '页面地址无效，只能是 https 地址',
    own: '本系统的页面不能嵌入自己',
    unlisted: (host: string) => `${host} 不在允许嵌入的网站名单中`,
    unlistedHelp: '确实需要时，请系统管理员把该网站加入服务器的 FRAME_ORIGINS 名单。',
    silent: (host: string) => `${host} 没有显示出来`,
    silentHelp: '该网站可能不允许被嵌入，或暂时连接不上。可以在新窗口打开。',
  },
}
