// Runs in mongosh at each `docker compose up` (deploy/compose.yaml): makes the replica set, then the site's
// own account, which may read and write the site's database, the one in which backups are restored on trial,
// and nothing else. A password that was changed in .env is changed here too.
/* global db, rs, sleep, Mongo, print */
// mongosh runs this, not the product.
// eslint-disable-next-line no-restricted-properties
const { MONGO_ROOT_PASSWORD, MONGO_PASSWORD } = process.env;
const MEMBERS = ['mongo-1:27017', 'mongo-2:27017', 'mongo-3:27017'];
const ROLES = ['site', 'site-trial'].map((name) => ({ role: 'readWrite', db: name }));

db.getSiblingDB('admin').auth('root', MONGO_ROOT_PASSWORD);
try {
  rs.status();
} catch (error) {
  if (error.codeName !== 'NotYetInitialized') throw error;
  const members = MEMBERS.map((host, _id) => ({ _id, host, ...(_id === 0 ? { priority: 2 } : {}) }));
  rs.initiate({ _id: 'site', members });
}
while (!db.hello().primary) sleep(200);

// Whichever member leads now.
const address = `mongodb://root:${encodeURIComponent(MONGO_ROOT_PASSWORD)}@${MEMBERS.join(',')}/?replicaSet=site&authSource=admin`;
const admin = new Mongo(address).getDB('admin');
const account = { pwd: MONGO_PASSWORD, roles: ROLES };
if (admin.getUser('site')) admin.updateUser('site', account);
else admin.createUser({ user: 'site', ...account });
print('The replica set and the account of the site are there.');
