import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App, preloadAt } from './app'
import { Providers } from './providers'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

const draw = () =>
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <Providers>
          <App />
        </Providers>
      </StrictMode>,
    ),
  )

// The page's own code is fetched beside this one's, and drawn when it is there: until then the server's first sight
// stands, and no footer jumps. When it does not come, the app says so.
preloadAt(location.pathname).then(draw, draw)
