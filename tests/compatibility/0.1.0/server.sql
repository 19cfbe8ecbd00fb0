BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE campaigns (
	id VARCHAR(24) NOT NULL, 
	guest VARCHAR(24) NOT NULL, 
	document TEXT NOT NULL, 
	games TEXT NOT NULL, 
	current VARCHAR(24), 
	PRIMARY KEY (id), 
	FOREIGN KEY(guest) REFERENCES guests (id) ON DELETE CASCADE
);
CREATE TABLE entries (
	"table" VARCHAR(24) NOT NULL, 
	number BIGINT NOT NULL, 
	at BIGINT NOT NULL, 
	mark BIGINT NOT NULL, 
	kind VARCHAR(12) NOT NULL, 
	body TEXT NOT NULL, 
	PRIMARY KEY ("table", number), 
	FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "entries" VALUES('grxemvpnuj6t',1,1794981157695,365983597604475710,'create','{"game":"arkantar","players":2,"seed":3126381770379229,"seats":[{"who":"bot","level":1},{"who":"guest","guest":"ypva72qmn5hm"}],"host":"ypva72qmn5hm","invite":"DNWM5QRQ","entropy":"54880069c95d46e5d9748b505a23731811a2db05ffa3a1fedbed2c833361ca6d","key":"4iqs9vukjdh85nz3pub2","options":{"stuck":"pass","repetition":true,"inertia":60},"public":false,"watch":true,"clock":null,"hints":true,"undo":true,"analysis":false,"title":""}');
INSERT INTO "entries" VALUES('grxemvpnuj6t',2,1794981158517,4245025141451713091,'act','{"seat":0,"actions":["+a3"]}');
INSERT INTO "entries" VALUES('grxemvpnuj6t',3,1794981158552,469494322711279285,'act','{"seat":0,"actions":["-e2"]}');
INSERT INTO "entries" VALUES('grxemvpnuj6t',4,1794981158774,590422682046732107,'act','{"seat":0,"actions":["-d2"]}');
INSERT INTO "entries" VALUES('grxemvpnuj6t',5,1794981158802,773418962934865536,'act','{"seat":1,"actions":["+d2"],"id":"ypva72qmn5hm:057457ee83df7d8d"}');
INSERT INTO "entries" VALUES('95x27qhg4myb',1,1794981158938,3676974936606369890,'create','{"game":"ankhor","players":2,"seed":1983805261208085,"seats":[{"who":"bot","level":1},{"who":"guest","guest":"ypva72qmn5hm"}],"host":"ypva72qmn5hm","invite":"0QVT9G2V","entropy":"37c2ce28db67b242d9c2042b3b8302f3c121e6f5165d824070bbf3214ee1eecb","key":"ge8aqev44q3kadpu4r5r","options":{"edition":"en","merged_bonus":false,"covered_at_once":false,"scribe_limits":true},"public":false,"watch":true,"clock":null,"hints":true,"undo":true,"analysis":false,"title":""}');
INSERT INTO "entries" VALUES('95x27qhg4myb',2,1794981159086,4472333614220281023,'act','{"seat":1,"actions":["take b b b"],"id":"ypva72qmn5hm:1d429ecb846fe8fc"}');
INSERT INTO "entries" VALUES('5pecvbt75zc3',1,1794981159596,4177296267641537333,'create','{"game":"ancient_knowledge","players":2,"seed":2469131135999567,"seats":[{"who":"bot","level":1},{"who":"guest","guest":"ypva72qmn5hm"}],"host":"ypva72qmn5hm","invite":"NQT84KMW","entropy":"bb60e8e571220bf3351dc1f7bf957dbd979a689c17bbbe6ff44dd2262b4b7f46","key":"irte9ft93ua289fzqgmd","options":{"deal":"classic","heritage":false,"learn_order":"technology-first"},"public":false,"watch":true,"clock":null,"hints":true,"undo":true,"analysis":false,"title":""}');
INSERT INTO "entries" VALUES('95x27qhg4myb',3,1794981160652,821647850670307099,'act','{"seat":0,"actions":["take r a a"]}');
INSERT INTO "entries" VALUES('5pecvbt75zc3',2,1794981160653,3926732553397880574,'seal','{"seat":0,"actions":["discard P20"]}');
INSERT INTO "entries" VALUES('5pecvbt75zc3',3,1794981160703,2786888954403086303,'seal','{"seat":1,"actions":["discard C35","discard M29","discard M33","discard P11"]}');
INSERT INTO "entries" VALUES('5pecvbt75zc3',4,1794981160703,1869372994008607439,'act','{"seat":1,"actions":["discard C35","discard M29","discard M33","discard P11"]}');
INSERT INTO "entries" VALUES('5pecvbt75zc3',5,1794981160703,3464147995833406814,'act','{"seat":0,"actions":["discard P20"],"id":"ypva72qmn5hm:59670a1dc6bd4fb4"}');
INSERT INTO "entries" VALUES('cf8yubvgx6i3',1,1794981161122,4302722943374198086,'create','{"game":"ancient_knowledge_solo","players":1,"seed":6282801995196085,"seats":[{"who":"guest","guest":"ypva72qmn5hm"}],"host":"ypva72qmn5hm","invite":"eryrwj3h5c7imx5tqzg7","entropy":"b3273dab7e9b3a1a2d759e9be2a51992a43a40223db0770078e031eeea33a66d","key":"59ffxfxr4ssrb6wiwf42","options":{"deal":"classic","heritage":true,"objectives":"","effects":"","to_do":"","fewer":0,"time":4,"learn_order":"technology-first","solo_opponents":"part"},"public":false,"watch":true,"clock":null,"hints":true,"undo":true,"analysis":false,"title":""}');
INSERT INTO "entries" VALUES('cf8yubvgx6i3',2,1794981161227,4203556992464527531,'act','{"seat":0,"actions":["discard C12","discard C16","discard C35","discard M15"],"id":"ypva72qmn5hm:167a0eb9ef270066"}');
CREATE TABLE guests (
	id VARCHAR(24) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	created BIGINT NOT NULL, 
	seen BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "guests" VALUES('ypva72qmn5hm','Ada',1794981156086,1794981156086);
CREATE TABLE links (
	hash VARCHAR(64) NOT NULL, 
	guest VARCHAR(24) NOT NULL, 
	expires BIGINT NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(guest) REFERENCES guests (id) ON DELETE CASCADE
);
CREATE TABLE places (
	"table" VARCHAR(24) NOT NULL, 
	seat INTEGER NOT NULL, 
	guest VARCHAR(24) NOT NULL, 
	PRIMARY KEY ("table", seat), 
	FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "places" VALUES('grxemvpnuj6t',1,'ypva72qmn5hm');
INSERT INTO "places" VALUES('95x27qhg4myb',1,'ypva72qmn5hm');
INSERT INTO "places" VALUES('5pecvbt75zc3',1,'ypva72qmn5hm');
INSERT INTO "places" VALUES('cf8yubvgx6i3',0,'ypva72qmn5hm');
CREATE TABLE reviews (
	"table" VARCHAR(24) NOT NULL, 
	ply INTEGER NOT NULL, 
	document TEXT NOT NULL, 
	PRIMARY KEY ("table"), 
	FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE scores (
	"table" VARCHAR(24) NOT NULL, 
	guest VARCHAR(24) NOT NULL, 
	challenge INTEGER NOT NULL, 
	hand VARCHAR(20) NOT NULL, 
	score INTEGER NOT NULL, 
	date VARCHAR(10) NOT NULL, packs TEXT DEFAULT '' NOT NULL, 
	PRIMARY KEY ("table"), 
	FOREIGN KEY(guest) REFERENCES guests (id) ON DELETE CASCADE
);
CREATE TABLE secrets (
	hash VARCHAR(64) NOT NULL, 
	guest VARCHAR(24) NOT NULL, 
	created BIGINT NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(guest) REFERENCES guests (id) ON DELETE CASCADE
);
INSERT INTO "secrets" VALUES('1dc4b5e88b1193b4eadd0f1c3fbedaffb061336ff10d008d4e1ef98b82c6d8e2','ypva72qmn5hm',1794981156086);
CREATE TABLE tables (
	id VARCHAR(24) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	status VARCHAR(8) NOT NULL, 
	public BOOLEAN NOT NULL, 
	invite VARCHAR(24) NOT NULL, 
	created BIGINT NOT NULL, 
	moved BIGINT NOT NULL, 
	number BIGINT NOT NULL, 
	wake BIGINT, 
	summary TEXT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (invite)
);
INSERT INTO "tables" VALUES('grxemvpnuj6t','arkantar','playing',0,'DNWM5QRQ',1794981157695,1794981158802,5,NULL,'{"status":"playing","moved":1794981158802,"due":[1],"ply":4,"result":null,"table":"grxemvpnuj6t","game":"arkantar","title":"","players":2,"seats":[{"seat":0,"who":"bot","name":null,"guest":null,"level":1,"you":false,"present":true,"late":false,"sealed":false},{"seat":1,"who":"guest","name":null,"guest":"ypva72qmn5hm","level":null,"you":false,"present":false,"late":false,"sealed":false}],"public":false,"created":1794981157695,"yours":[],"clock":null,"options":{"stuck":"pass","repetition":true,"inertia":60},"packs":[],"cancelled":false,"campaign":null,"challenge":null,"hand":null}');
INSERT INTO "tables" VALUES('95x27qhg4myb','ankhor','playing',0,'0QVT9G2V',1794981158938,1794981160652,3,NULL,'{"status":"playing","moved":1794981160652,"due":[1],"ply":2,"result":null,"table":"95x27qhg4myb","game":"ankhor","title":"","players":2,"seats":[{"seat":0,"who":"bot","name":null,"guest":null,"level":1,"you":false,"present":true,"late":false,"sealed":false},{"seat":1,"who":"guest","name":null,"guest":"ypva72qmn5hm","level":null,"you":false,"present":false,"late":false,"sealed":false}],"public":false,"created":1794981158938,"yours":[],"clock":null,"options":{"edition":"en","merged_bonus":false,"covered_at_once":false,"scribe_limits":true},"packs":[],"cancelled":false,"campaign":null,"challenge":null,"hand":null}');
INSERT INTO "tables" VALUES('5pecvbt75zc3','ancient_knowledge','playing',0,'NQT84KMW',1794981159596,1794981160703,5,NULL,'{"status":"playing","moved":1794981160703,"due":[1],"ply":5,"result":null,"table":"5pecvbt75zc3","game":"ancient_knowledge","title":"","players":2,"seats":[{"seat":0,"who":"bot","name":null,"guest":null,"level":1,"you":false,"present":true,"late":false,"sealed":false},{"seat":1,"who":"guest","name":null,"guest":"ypva72qmn5hm","level":null,"you":false,"present":false,"late":false,"sealed":false}],"public":false,"created":1794981159596,"yours":[],"clock":null,"options":{"deal":"classic","heritage":false,"learn_order":"technology-first"},"packs":[],"cancelled":false,"campaign":null,"challenge":null,"hand":null}');
INSERT INTO "tables" VALUES('cf8yubvgx6i3','ancient_knowledge_solo','playing',0,'eryrwj3h5c7imx5tqzg7',1794981161122,1794981161227,2,NULL,'{"status":"playing","moved":1794981161227,"due":[0],"ply":4,"result":null,"table":"cf8yubvgx6i3","game":"ancient_knowledge_solo","title":"","players":1,"seats":[{"seat":0,"who":"guest","name":null,"guest":"ypva72qmn5hm","level":null,"you":false,"present":false,"late":false,"sealed":false}],"public":false,"created":1794981161122,"yours":[],"clock":null,"options":{"deal":"classic","heritage":true,"objectives":"","effects":"","to_do":"","fewer":0,"time":4,"learn_order":"technology-first","solo_opponents":"part"},"packs":[],"cancelled":false,"campaign":null,"challenge":null,"hand":null}');
CREATE INDEX tables_lobby ON tables (public, status, moved);
CREATE INDEX tables_wake ON tables (wake);
CREATE INDEX scores_best ON scores (challenge, hand, score);
CREATE INDEX ix_secrets_guest ON secrets (guest);
CREATE INDEX ix_links_guest ON links (guest);
CREATE INDEX ix_places_guest ON places (guest);
CREATE INDEX ix_campaigns_guest ON campaigns (guest);
CREATE INDEX ix_scores_guest ON scores (guest);
COMMIT;
