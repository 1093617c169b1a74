import './design/base.css'
import './design/firstSight.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app'
import { Providers } from './providers'
import { siteRoutes } from './site/routes'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

const draw = () =>
  createRoot(root).render(
    <StrictMode>
      <Providers>
        <App />
      </Providers>
    </StrictMode>,
  )

// The server's first sight of a page stays until the page itself can take its place. When that does not come, the app
// says so.
const seen = root.firstElementChild
  ? siteRoutes.find(({ path }) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`).test(location.pathname))
  : undefined
if (seen) seen.page.preload().then(draw, draw)
else draw()
