import { it } from 'vitest'
import { startHostileShop } from './support/hostile-shop.ts'
it('x', async () => {
  const t=Date.now()
  const shop = await startHostileShop()
  console.log('started', Date.now()-t)
  for (const r of shop.routes) console.log(r.method, r.url, r.access)
  const v = await shop.visitor()
  console.log(shop.goods, await v.placeOrder())
  console.log(await v.stored())
  for (const url of ['//','//[','/%','/%E0%A4%A','/api/%','/api/cda/content/%00','/api/categories/%ED%A0%80/products','/tuotteet?x=%E0%A4%A','/kassa','/'+'a'.repeat(3000), '/api/categories/'+'a'.repeat(400)+'/products','/dist/.vite/manifest.json','/.git/config','/media/../package.json','/media/%2e%2e/package.json','/assets/..%2f..%2fpackage.json','//evil.com/tuotteet','/tuotteet/','/EN/','/dist/none.js','/media/.hidden','/health/live','/metrics','/paymentauthentication/KV26-XXXXXXXX/abc', '/paymentauthentication/a%00/b','/sitemap.xml'])  {
    const a = await shop.send({url, headers:{'accept-language':'sv'}})
    console.log(url.slice(0,60), a.statusCode, a.headers.location, a.headers['content-type'], a.body.slice(0,150).replaceAll('\n',' '))
  }
  for (const m of ['TRACE','OPTIONS','PATCH','DELETE','PROPFIND','POST'] as const) {
    const a = await shop.send({method:m as never,url:'/'}).catch(e=>({statusCode:String(e),body:''}))
    console.log(m, a.statusCode, a.body.slice(0,100))
  }
  await shop.stop()
}, 120000)
