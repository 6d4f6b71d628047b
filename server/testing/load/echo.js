// The least that a server on sockets does, to compare with. Plain JavaScript: nothing else is loaded.
import { WebSocketServer } from 'ws'

const server = new WebSocketServer({ port: Number(process.argv[2]), host: '127.0.0.1', perMessageDeflate: false })
server.on('connection', socket => socket.on('message', data => socket.send(data.toString())))
server.on('listening', () => console.log('listening'))
