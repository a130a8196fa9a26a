import { bind } from '../kernel/call.ts'
import { byId } from '../kernel/values.ts'
import { socialCalls } from './calls.ts'
import * as schemas from './schemas.ts'

export const socialContract = bind(socialCalls, {
  listPosts: { query: schemas.postQuery, answer: schemas.postPage },
  createPost: { body: schemas.postDraft, answer: schemas.post, status: 201 },
  readPost: { params: byId, answer: schemas.post },
  changePost: { params: byId, body: schemas.postChange, answer: schemas.post },
  removePost: { params: byId, answer: null },
  likePost: { params: byId, answer: schemas.post },
  unlikePost: { params: byId, answer: schemas.post },
  listComments: { params: byId, query: schemas.commentQuery, answer: schemas.commentPage },
  createComment: { params: byId, body: schemas.commentDraft, answer: schemas.comment, status: 201 },
  removeComment: { params: byId, answer: null },
  listMembers: { query: schemas.memberQuery, answer: schemas.memberPage },
  readMember: { params: byId, answer: schemas.member },
  follow: { params: byId, answer: schemas.member },
  unfollow: { params: byId, answer: schemas.member },
  block: { params: byId, answer: schemas.member },
  unblock: { params: byId, answer: schemas.member },
  listFollowers: { query: schemas.ofMember, answer: schemas.memberPage },
  listFollowing: { query: schemas.ofMember, answer: schemas.memberPage },
  listBlocked: { query: schemas.commentQuery, answer: schemas.memberPage },
  listAlbums: { query: schemas.ofMember, answer: schemas.albumPage },
  createAlbum: { body: schemas.albumDraft, answer: schemas.album, status: 201 },
  readAlbum: { params: byId, answer: schemas.album },
  changeAlbum: { params: byId, body: schemas.albumChange, answer: schemas.album },
  removeAlbum: { params: byId, answer: null },
  readOwnStanding: { answer: schemas.ownStanding },
  changeOwnStanding: { body: schemas.standingChange, answer: schemas.ownStanding },
  report: { body: schemas.report, answer: null },
  listCases: { query: schemas.caseQuery, answer: schemas.casePage },
  readCase: { params: byId, answer: schemas.moderationCase },
  decideCase: { params: byId, body: schemas.caseDecision, answer: schemas.moderationCase },
  appealCase: { params: byId, body: schemas.appeal, answer: schemas.ownStanding },
  decideAppeal: { params: byId, body: schemas.appealDecision, answer: schemas.moderationCase },
})
