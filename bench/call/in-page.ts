import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** Every peer connection that the page made, the newest last. */
    peers: RTCPeerConnection[]
  }
}

/** Keeps the page's peer connections, for what they tell. */
export const keepPeers = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const Peer = RTCPeerConnection
    window.peers = []
    window.RTCPeerConnection = class extends Peer {
      constructor(configuration?: RTCConfiguration) {
        super(configuration)
        window.peers.push(this)
      }
    }
  })

/** The same, where only ways over a relay count. */
export const onlyRelayed = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const Peer = RTCPeerConnection
    window.peers = []
    window.RTCPeerConnection = class extends Peer {
      constructor(configuration?: RTCConfiguration) {
        super({ ...configuration, iceTransportPolicy: 'relay' })
        window.peers.push(this)
      }
    }
  })

/** Milliseconds from opening camera and microphone to the first picture from another connection of the same page, without any server. */
export const bareCall = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const began = performance.now()
    const media = await navigator.mediaDevices.getUserMedia({ audio: true, video: { width: 1280, height: 720 } })
    const [one, two] = [new RTCPeerConnection(), new RTCPeerConnection()]
    one.onicecandidate = ({ candidate }) => candidate && void two.addIceCandidate(candidate)
    two.onicecandidate = ({ candidate }) => candidate && void one.addIceCandidate(candidate)
    const video = Object.assign(document.createElement('video'), { muted: true, playsInline: true })
    document.body.append(video)
    const first = new Promise<number>((resolve) => video.requestVideoFrameCallback(() => resolve(performance.now())))
    two.ontrack = ({ streams: [stream] }) => {
      video.srcObject = stream ?? null
      void video.play()
    }
    for (const track of media.getTracks()) one.addTrack(track, media)
    await one.setLocalDescription()
    await two.setRemoteDescription(one.localDescription!)
    await two.setLocalDescription()
    await one.setRemoteDescription(two.localDescription!)
    const took = (await first) - began
    for (const peer of [one, two]) peer.close()
    for (const track of media.getTracks()) track.stop()
    video.remove()
    return took
  })

/** Presses the button and answers the milliseconds until the first picture of the other side. */
export const firstPictureAfter = (page: Page, button: string, picture: string): Promise<number> =>
  page.evaluate(
    async ([press, label]) => {
      const pressed = [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.trim() === press)
      if (!pressed) throw new Error(`There is no button ${press}`)
      const began = performance.now()
      const first = new Promise<number>((resolve) => {
        const seen = new WeakSet<Element>()
        const look = () => {
          const video = document.querySelector<HTMLVideoElement>(`video[aria-label="${label}"]`)
          if (video && !seen.has(video)) {
            seen.add(video)
            video.requestVideoFrameCallback(() => resolve(performance.now()))
          }
          requestAnimationFrame(look)
        }
        look()
      })
      pressed.click()
      return (await first) - began
    },
    [button, picture] as const,
  )

export interface Received {
  readonly frames: number
  /** Seconds in which the picture stood still, by the browser's own count. */
  readonly frozenSeconds: number
  /** Seconds of sound that had to be made up. */
  readonly concealedSeconds: number
}

/** What the newest connection of the page has received so far. */
export const received = (page: Page): Promise<Received> =>
  page.evaluate(async () => {
    const sums = { frames: 0, frozenSeconds: 0, concealedSeconds: 0 }
    for (const report of (await window.peers.at(-1)!.getStats()).values()) {
      if (report.type !== 'inbound-rtp') continue
      sums.frames += report.framesDecoded ?? 0
      sums.frozenSeconds += report.totalFreezesDuration ?? 0
      sums.concealedSeconds += ((report.concealedSamples ?? 0) - (report.silentConcealedSamples ?? 0)) / 48_000
    }
    return sums
  })

/** Milliseconds until another picture comes from the newest connection, or from one that takes its place. */
export const nextPicture = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const began = performance.now()
    const framesOf = async () => {
      let frames = 0
      for (const report of (await window.peers.at(-1)!.getStats()).values())
        if (report.type === 'inbound-rtp') frames += report.framesDecoded ?? 0
      return frames
    }
    let before = await framesOf()
    for (;;) {
      await new Promise((resolve) => setTimeout(resolve, 20))
      const now = await framesOf()
      if (now > before) return performance.now() - began
      before = now
    }
  })
